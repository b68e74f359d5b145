import * as z from 'zod';
import { COURSE_FILTERS, forFilters, type CourseFilter } from '../../contract/course-filters.ts';
import { DEFAULT_RECORDS, MAX_RECORDS, type PageQuery } from '../../contract/paging.ts';
import { idOf } from '../../domain/ids.ts';
import { pageNumber, pageSize } from '../../domain/paging.ts';
import type { Parameter } from './define-call.ts';

/** Parameters of every list, and their readers. Unknown parameters are ignored. Source: WIRE, paging. */
export const PAGING: readonly Parameter[] = [
  {
    name: 'page',
    in: 'query',
    description: 'Which page: 1, 2, … or last.',
    schema: z.union([z.int().min(1), z.literal('last')]),
    example: 2,
    canonical(value) {
      const page = pageNumber(value);
      return page === 1 ? '' : page?.toString();
    },
  },
  {
    name: 'records',
    in: 'query',
    description: `Results on a page. Above ${MAX_RECORDS} it is ${MAX_RECORDS}; what is no positive number counts as ${DEFAULT_RECORDS}.`,
    schema: z.int().min(1).max(MAX_RECORDS).default(DEFAULT_RECORDS),
    example: 50,
    canonical(value) {
      const size = pageSize(value);
      return size === DEFAULT_RECORDS ? '' : String(size);
    },
  },
];

/** A filter by the id of something; repeated values mean OR, blank ones are ignored. */
export function filterBy(name: CourseFilter): Parameter {
  const { values, example } = COURSE_FILTERS[name];
  const description = `Ids of ${values}.`;
  const schema = z.array(z.int().min(1));
  const canonical = (value: string) => (value.trim() === '' ? '' : idOf(value)?.toString());
  return { name, in: 'query', description, schema, repeated: true, example, canonical };
}

/** What a request says of these filters. */
export const filtersOf = <Name extends CourseFilter>(query: URLSearchParams, names: readonly Name[]) =>
  forFilters(names, (name) => query.getAll(name));

/** The number of the object in the path. */
export function pathId(of: string): Parameter {
  return { name: 'id', in: 'path', description: `Id of the ${of}.`, schema: z.int().min(1), example: 12 };
}

/** The last value of a parameter, as Django reads a single one. */
export function lastOf(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1);
}

export function pagingOf(query: URLSearchParams): PageQuery {
  return { page: lastOf(query, 'page'), records: lastOf(query, 'records'), params: query };
}
