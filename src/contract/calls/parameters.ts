import * as z from 'zod';
import { documentSchema } from '../applications.ts';
import type { CourseFilter } from '../course-filters.ts';
import { idOf } from '../ids.ts';
import { DEFAULT_RECORDS, MAX_RECORDS, pageNumber, pageSize } from '../paging.ts';
import { LIMIT_ADVICE } from '../course-limit-advice.ts';
import { isRepeated, limitValue, type CourseLimit } from '../course-limits.ts';
import type { Parameter } from './describe.ts';

/** Parameters that several calls have. Unknown parameters are ignored. Source: docs/wire.md, paging. */

/** Ids of the fictitious objects in the API's documentation. */
export const EXAMPLE_IDS = {
  appointment: '1a6f0c4e-9b2d-4c7a-8e5f-3d2b1a0c9e8f',
  charge: '1c8e5f2a-4b7d-4e90-a3c6-5d2f8b1e7a64',
  payment: '9a4d2e7c-1f3b-4c85-b6d0-7e8a5c3f2b19',
  application: '0b7e7c1e-6a53-4b0e-9d0c-0d4a8f0c5b11',
  document: '6c1d9a52-3f0e-4a4b-8c1a-7d2f5e9b0a33',
  offer: '1c7e2d90-8b3a-4f61-9d5c-2e4f6a8b0c13',
  condition: '4a6b8c0d-1e2f-4a3b-8c5d-6e7f8a9b0c1d',
  caseDate: '9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
  duplicate: '6e0b3c5d-8f1a-4d27-9c4e-2b5a7d8e9f10',
  mail: '3f2a7c1e-5b64-4d0e-8f39-6a1b2c3d4e5f',
  enquiry: '7d1f0b6e-2c3a-4f58-9a6b-0c1d2e3f4a5b',
  invitation: '2d9c4b1e-7f60-4c2a-9e53-1b8a7c6d5e4f',
  person: '8f14e45f-ceea-4a7e-9a3b-0a3f3c1d2e4b',
  registration: '5f1d2c3b-4a59-4687-9b0c-1d2e3f4a5b6c',
  session: '5f0c6a52-3d1b-4c8e-8f7a-2b9d0e1c4a63',
  view: '5d0c7a52-0f5e-4a52-8d2b-7f2f6c1f8e11',
  linkAccount: 'MGQ0ZTdjMWEtNWI2Zi00ZDI4LTljM2EtN2U4ZjkwYTFiMmMz',
  linkToken: 'r7nVJ0p2bq1s8yT5u4wXzA3cE6gI9kLmNoPqRsTuVwY',
} as const;

const parameter = <const P extends Parameter>(described: P): P => described;

/** The page and the page size of a list. */
export const PAGING = [
  parameter({
    name: 'page',
    in: 'query',
    description: 'Which page: 1, 2, … or last.',
    schema: z.union([z.int().min(1), z.literal('last')]),
    example: 2,
    canonical(value) {
      const page = pageNumber(value);
      return page === 1 ? '' : page?.toString();
    },
  }),
  parameter({
    name: 'records',
    in: 'query',
    description: `Results per page, at most ${MAX_RECORDS}. Anything that is not a positive number counts as ${DEFAULT_RECORDS}.`,
    schema: z.int().min(1).max(MAX_RECORDS).default(DEFAULT_RECORDS),
    example: 50,
    canonical(value) {
      const size = pageSize(value);
      return size === DEFAULT_RECORDS ? '' : String(size);
    },
  }),
] as const;

/** The filters in the documentation: what their values are, and one of them. */
const FILTER_EXAMPLES: Readonly<Record<CourseFilter, { values: string; example: number }>> = {
  interest: { values: 'qualification levels', example: 5 },
  specialization: { values: 'programs of interest', example: 3 },
  country: { values: 'countries', example: 1 },
  university: { values: 'universities', example: 12 },
};

/** A filter by the id of something; repeated values mean OR, blank ones are ignored. */
export const filterBy = <const Name extends CourseFilter>(name: Name) =>
  parameter({
    name,
    in: 'query',
    description: `Ids of ${FILTER_EXAMPLES[name].values}.`,
    schema: z.array(z.int().min(1)),
    repeated: true,
    example: FILTER_EXAMPLES[name].example,
    canonical: (value) => (value.trim() === '' ? '' : idOf(value)?.toString()),
  });

const flag = z.enum(['true', 'false']);
const LIMIT_SCHEMAS: Readonly<Record<CourseLimit, z.ZodType>> = {
  year_npr: z.int().min(1),
  total_npr: z.int().min(1),
  intake: z.array(z.string().regex(/^\d{4}-\d{2}$/)),
  open: flag,
  scholarship: flag,
  english: z.string(),
  weeks: z.int().min(1).max(9999),
  city: z.array(z.string()),
  state: z.array(z.string()),
  ranked: z.string(),
};

/** A limit of the course search; blank values are ignored. */
export const limitBy = <const Name extends CourseLimit>(name: Name) =>
  parameter({
    name,
    in: 'query',
    description: LIMIT_ADVICE[name].meaning,
    schema: LIMIT_SCHEMAS[name],
    ...(isRepeated(name) && { repeated: true }),
    example: LIMIT_ADVICE[name].example,
    canonical: (value) => limitValue(name, value),
    typed: true,
  });

/** A parameter of the query that takes one value. */
export const queryParameter = <const Name extends string>(
  name: Name,
  description: string,
  schema: z.ZodType,
  example: string,
) => parameter({ name, in: 'query', description, schema, example });

/** The number of the object in the path. */
export const pathId = (of: string) =>
  parameter({ name: 'id', in: 'path', description: `Id of the ${of}.`, schema: z.int().min(1), example: 12 });

/** The uuid of the object in the path. */
export const pathUuid = (of: keyof typeof EXAMPLE_IDS) =>
  parameter({
    name: 'id',
    in: 'path',
    description: `Id of the ${of}.`,
    schema: z.uuid(),
    example: EXAMPLE_IDS[of],
  });

/** The two parts of a mailed link. */
export const MAILED_LINK = [
  {
    name: 'encoded_pk',
    in: 'path',
    description: 'Whose link, from the link in the mail.',
    schema: z.string(),
    example: EXAMPLE_IDS.linkAccount,
  },
  {
    name: 'token',
    in: 'path',
    description: 'The secret of the link. Works once.',
    schema: z.string(),
    example: EXAMPLE_IDS.linkToken,
  },
] as const satisfies readonly Parameter[];

export const pathDocument = parameter({
  name: 'document',
  in: 'path',
  description: 'Id of the document.',
  schema: z.uuid(),
  example: EXAMPLE_IDS.document,
});
export const pathOffer = parameter({
  name: 'offer',
  in: 'path',
  description: 'Id of the offer.',
  schema: z.uuid(),
  example: EXAMPLE_IDS.offer,
});
export const pathCondition = parameter({
  name: 'condition',
  in: 'path',
  description: 'Id of the condition.',
  schema: z.uuid(),
  example: EXAMPLE_IDS.condition,
});
export const pathCaseDate = parameter({
  name: 'date',
  in: 'path',
  description: 'Id of the date.',
  schema: z.uuid(),
  example: EXAMPLE_IDS.caseDate,
});
/** The media types of documents. */
export const DOCUMENT_TYPES = documentSchema.shape.media_type.options;

/** The formats of an export. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
/** The media type of each format. */
export const TABLE_MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>;
export const PDF_TYPES = ['application/pdf'] as const;
export const TABLE_TYPES = Object.values(TABLE_MEDIA_TYPES);
export const TABLE_FORMAT = queryParameter(
  'format',
  'csv, or xlsx for a workbook that Excel and others open. Default: csv.',
  z.enum(TABLE_FORMATS).default('csv'),
  'xlsx',
);
