import * as z from 'zod';
import {
  checkAgainSchema,
  importLineListSchema,
  importRunListSchema,
  importRunSchema,
  OUTCOMES,
  RUN_KINDS,
  RUN_STATES,
} from '../import-runs.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId, queryParameter, TABLE_FORMAT, TABLE_TYPES } from './parameters.ts';

const id = pathId('import');

export const listImports = describeCall({
  method: 'get',
  path: '/api/staff/imports/',
  parameters: [queryParameter('state', 'In which state.', z.enum(RUN_STATES), 'checked'), ...PAGING],
  answer: importRunListSchema,
});

export const uploadImport = describeCall({
  method: 'post',
  path: '/api/staff/imports/',
  form: z.object({
    kind: z.enum(RUN_KINDS).meta({ description: "cricos: Australia's register. csv: our template" }),
    source_name: z.string().optional().meta({ description: 'csv: name of the origin, like uk-partners' }),
    create_levels: z.enum(['yes']).optional().meta({ description: 'Add unknown levels and fields' }),
    files: z
      .file()
      .optional()
      .meta({ description: 'An .xlsx or .csv file; for the CSV edition of the register up to four' }),
  }),
  status: 201,
  answer: importRunSchema,
});

export const readImport = describeCall({
  method: 'get',
  path: '/api/staff/imports/{id}/',
  parameters: [id],
  answer: importRunSchema,
});

const LINE_FILTERS = [
  queryParameter('outcome', 'Only lines with this outcome.', z.enum(OUTCOMES), 'changed'),
  queryParameter('kind', 'Only lines about these.', z.enum(['university', 'campus', 'course']), 'course'),
  queryParameter('search', 'Part of a code, a name or a value.', z.string(), 'nursing'),
  queryParameter(
    'fresh',
    'yes: only lines that differ from the report read before.',
    z.literal('yes'),
    'yes',
  ),
] as const;

export const listImportLines = describeCall({
  method: 'get',
  path: '/api/staff/imports/{id}/lines/',
  parameters: [id, ...LINE_FILTERS, ...PAGING],
  answer: importLineListSchema,
});

export const exportImportLines = describeCall({
  method: 'get',
  path: '/api/staff/imports/{id}/lines/export/',
  parameters: [id, ...LINE_FILTERS, TABLE_FORMAT],
  files: TABLE_TYPES,
});

export const checkImport = describeCall({
  method: 'post',
  path: '/api/staff/imports/{id}/check/',
  parameters: [id],
  body: checkAgainSchema,
  answer: importRunSchema,
});

export const applyImport = describeCall({
  method: 'post',
  path: '/api/staff/imports/{id}/apply/',
  parameters: [id],
  answer: importRunSchema,
});

export const stopImport = describeCall({
  method: 'post',
  path: '/api/staff/imports/{id}/stop/',
  parameters: [id],
  answer: importRunSchema,
});

export const discardImport = describeCall({
  method: 'post',
  path: '/api/staff/imports/{id}/discard/',
  parameters: [id],
  answer: importRunSchema,
});

export const importTemplate = describeCall({
  method: 'get',
  path: '/api/staff/import-template/',
  files: ['text/csv; charset=utf-8'],
});
