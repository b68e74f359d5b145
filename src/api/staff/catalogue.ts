import { choiceKindSchema } from '../../contract/catalogue/choices.ts';
import { LISTS, type CatalogueKind, type CatalogueQuery } from '../../contract/catalogue/lists.ts';
import * as calls from '../../contract/calls/staff-catalogue.ts';
import { isSourced } from '../../contract/catalogue/origin.ts';
import { fail, ok } from '../../contract/errors.ts';
import type { PageQuery } from '../../contract/paging.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/staff-catalogue.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Calls of the back office about the lists of the catalogue. */

const read = {
  tag: 'Staff: catalogue',
  auth: 'staff',
  right: ['catalogue', 'read'],
  limit: 'staff',
} as const;
const list = {
  ...read,
  description: 'Drafts and withdrawn ones too. How each is changed: the calls of editing.',
  errors: ['bad_filter', 'invalid_page'],
} as const;

const FILTERS = ['search', 'status', 'country', 'university', 'campus', 'level', 'field', 'source', 'set_by_staff', 'missing', 'ordering'] as const; // oxfmt-ignore
const queryOf = (query: URLSearchParams): CatalogueQuery & PageQuery => ({
  ...pagingOf(query),
  ...Object.fromEntries(FILTERS.map((name) => [name, lastOf(query, name)])),
});

export const listStaffUniversities = handleCall(calls.listStaffUniversities, {
  ...list,
  summary: 'Universities',
  example: page(examples.universityRow),
  run: ({ catalogue }, { query }) => catalogue.list('university', queryOf(query)),
});

export const listStaffCourses = handleCall(calls.listStaffCourses, {
  ...list,
  summary: 'Courses',
  example: page(examples.courseRow),
  run: ({ catalogue }, { query }) => catalogue.list('course', queryOf(query)),
});

export const listStaffScholarships = handleCall(calls.listStaffScholarships, {
  ...list,
  summary: 'Scholarships',
  example: page(examples.scholarshipRow),
  run: ({ catalogue }, { query }) => catalogue.list('scholarship', queryOf(query)),
});

export const listStaffCountries = handleCall(calls.listStaffCountries, {
  ...list,
  summary: 'Countries',
  example: page(examples.countryRow),
  run: ({ catalogue }, { query }) => catalogue.list('country', queryOf(query)),
});

export const listStaffCities = handleCall(calls.listStaffCities, {
  ...list,
  summary: 'Cities',
  example: page(examples.cityRow),
  run: ({ catalogue }, { query }) => catalogue.list('city', queryOf(query)),
});

export const listStaffCampuses = handleCall(calls.listStaffCampuses, {
  ...list,
  summary: 'Campuses',
  example: page(examples.campusRow),
  run: ({ catalogue }, { query }) => catalogue.list('campus', queryOf(query)),
});

export const listStaffLevels = handleCall(calls.listStaffLevels, {
  ...list,
  summary: 'Qualification levels',
  example: page(examples.levelRow),
  run: ({ catalogue }, { query }) => catalogue.list('level', queryOf(query)),
});

export const listStaffFields = handleCall(calls.listStaffFields, {
  ...list,
  summary: 'Fields of study',
  example: page(examples.fieldRow),
  run: ({ catalogue }, { query }) => catalogue.list('field', queryOf(query)),
});

export const listStaffChoices = handleCall(calls.listStaffChoices, {
  ...read,
  summary: 'Records to choose in a form',
  description: 'Found by the beginnings of words in their names; at most 30.',
  example: examples.choices,
  errors: ['not_found', 'bad_filter'],
  async run({ catalogue }, { params, query }) {
    const kind = choiceKindSchema.safeParse(params.kind);
    if (!kind.success) return fail({ code: 'not_found' });
    const [search, id, within] = ['search', 'id', 'within'].map((name) => lastOf(query, name));
    return catalogue.choices(kind.data, { search, id, within });
  },
});

export const listSources = handleCall(calls.listSources, {
  ...read,
  summary: 'Where the records of a list come from',
  description: 'Imports, samples and staff, each with the number of its records.',
  example: examples.sources,
  errors: ['not_found'],
  run: async ({ catalogue }, { params: { kind } }) =>
    isSourced(kind) ? ok(await catalogue.sources(kind)) : fail({ code: 'not_found' }),
});

export const readOrigin = handleCall(calls.readOrigin, {
  ...read,
  summary: 'Where a record comes from',
  description:
    'What the last import says of each field, which fields staff have set, what the record lacks, and what uses it.',
  example: examples.origin,
  errors: ['not_found'],
  run: async ({ catalogue }, { params }) =>
    Object.hasOwn(LISTS, params.kind)
      ? catalogue.origin(params.kind as CatalogueKind, params.object)
      : fail({ code: 'not_found' }),
});
