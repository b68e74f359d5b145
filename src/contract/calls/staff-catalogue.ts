import * as z from 'zod';
import {
  campusRowsSchema,
  catalogueKinds,
  cityRowsSchema,
  countryRowsSchema,
  courseRowsSchema,
  fieldRowsSchema,
  levelRowsSchema,
  LISTS,
  MISSING,
  RECORD_STATUSES,
  scholarshipRowsSchema,
  universityRowsSchema,
  type CatalogueKind,
} from '../catalogue/lists.ts';
import { choicesSchema, choiceKindSchema } from '../catalogue/choices.ts';
import { originSchema, sourcedKinds, sourcesSchema } from '../catalogue/origin.ts';
import { describeCall, type Parameter } from './describe.ts';
import { PAGING, queryParameter } from './parameters.ts';

const SEARCH = queryParameter('search', 'Beginnings of words; every word must match.', z.string(), 'health');
const STATUS = queryParameter('status', 'In which state.', z.enum(RECORD_STATUSES), 'published');
const ids = (name: string, of: string) =>
  queryParameter(name, `Ids of ${of}, separated by commas.`, z.string(), '3,7');
const COUNTRY = ids('country', 'countries');
const UNIVERSITY = ids('university', 'universities');
const SOURCED = [
  queryParameter('source', 'Where it comes from; import: from any import.', z.string(), 'cricos'),
  queryParameter(
    'set_by_staff',
    'true: staff have set a field that imports bring too.',
    z.literal('true'),
    'true',
  ),
] as const;
const missing = (kind: keyof typeof MISSING) =>
  queryParameter(
    'missing',
    'What it lacks.',
    z.enum(Object.keys(MISSING[kind])),
    Object.keys(MISSING[kind])[0]!,
  );
const ordering = (kind: CatalogueKind) =>
  queryParameter(
    'ordering',
    'Order; - reverses it. Empty cells come last. Unknown values are ignored.',
    z.enum(LISTS[kind].orderings.flatMap((name) => [name, `-${name}`])),
    `-${LISTS[kind].orderings[0]}`,
  );

export const listStaffUniversities = describeCall({
  method: 'get',
  path: '/api/staff/universities/',
  parameters: [SEARCH, STATUS, COUNTRY, ...SOURCED, missing('university'), ordering('university'), ...PAGING],
  answer: universityRowsSchema,
});

export const listStaffCourses = describeCall({
  method: 'get',
  path: '/api/staff/courses/',
  parameters: [
    SEARCH,
    STATUS,
    COUNTRY,
    UNIVERSITY,
    ids('level', 'levels'),
    ids('field', 'fields of study'),
    ids('campus', 'campuses where it is taught'),
    ...SOURCED,
    missing('course'),
    ordering('course'),
    ...PAGING,
  ],
  answer: courseRowsSchema,
});

export const listStaffScholarships = describeCall({
  method: 'get',
  path: '/api/staff/scholarships/',
  parameters: [
    SEARCH,
    STATUS,
    COUNTRY,
    UNIVERSITY,
    missing('scholarship'),
    ordering('scholarship'),
    ...PAGING,
  ],
  answer: scholarshipRowsSchema,
});

export const listStaffCountries = describeCall({
  method: 'get',
  path: '/api/staff/countries/',
  parameters: [SEARCH, STATUS, ordering('country'), ...PAGING],
  answer: countryRowsSchema,
});

export const listStaffCities = describeCall({
  method: 'get',
  path: '/api/staff/cities/',
  parameters: [SEARCH, STATUS, COUNTRY, ordering('city'), ...PAGING],
  answer: cityRowsSchema,
});

export const listStaffCampuses = describeCall({
  method: 'get',
  path: '/api/staff/campuses/',
  parameters: [SEARCH, STATUS, COUNTRY, UNIVERSITY, ordering('campus'), ...PAGING],
  answer: campusRowsSchema,
});

export const listStaffLevels = describeCall({
  method: 'get',
  path: '/api/staff/levels/',
  parameters: [SEARCH, STATUS, ordering('level'), ...PAGING],
  answer: levelRowsSchema,
});

export const listStaffFields = describeCall({
  method: 'get',
  path: '/api/staff/fields/',
  parameters: [SEARCH, STATUS, ordering('field'), ...PAGING],
  answer: fieldRowsSchema,
});

const choiceKind = {
  name: 'kind',
  in: 'path',
  description: 'What is chosen.',
  schema: choiceKindSchema,
  example: 'university',
} as const satisfies Parameter;

export const listStaffChoices = describeCall({
  method: 'get',
  path: '/api/staff/choices/{kind}/',
  parameters: [
    choiceKind,
    SEARCH,
    ids('id', 'chosen records, which are found in any state'),
    ids('within', 'the country of cities, or the university of campuses and courses'),
  ],
  answer: choicesSchema,
});

const catalogueKind = {
  name: 'kind',
  in: 'path',
  description: 'What it is.',
  schema: z.enum(catalogueKinds),
  example: 'course',
} as const satisfies Parameter;
export const listSources = describeCall({
  method: 'get',
  path: '/api/staff/catalogue/{kind}/sources/',
  parameters: [{ ...catalogueKind, schema: z.enum(sourcedKinds) }],
  answer: sourcesSchema,
});

const object = {
  name: 'object',
  in: 'path',
  description: 'Its number.',
  schema: z.int().min(1),
  example: 12,
} as const satisfies Parameter;

export const readOrigin = describeCall({
  method: 'get',
  path: '/api/staff/catalogue/{kind}/{object}/origin/',
  parameters: [catalogueKind, object],
  answer: originSchema,
});
