import * as z from 'zod';
import { ROW_OUTCOMES } from '../enquiry-import-words.ts';
import {
  enquiryImportListSchema,
  enquiryImportRowListSchema,
  enquiryImportSchema,
  matchEnquiriesSchema,
  runEnquiryImportSchema,
} from '../enquiry-imports.ts';
import { messageSchema } from '../accounts.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId, queryParameter, TABLE_FORMAT, TABLE_TYPES } from './parameters.ts';

const id = pathId('import');
const outcome = queryParameter(
  'outcome',
  'Only rows of which the check says this.',
  z.enum(Object.keys(ROW_OUTCOMES) as [keyof typeof ROW_OUTCOMES]),
  'wrong',
);

export const listEnquiryImports = describeCall({
  method: 'get',
  path: '/api/staff/enquiry-imports/',
  parameters: PAGING,
  answer: enquiryImportListSchema,
});

export const uploadEnquiries = describeCall({
  method: 'post',
  path: '/api/staff/enquiry-imports/',
  form: z.object({ file: z.file().meta({ description: 'An .xlsx or .csv file of at most 5 MB' }) }),
  status: 201,
  answer: enquiryImportSchema,
});

export const readEnquiryImport = describeCall({
  method: 'get',
  path: '/api/staff/enquiry-imports/{id}/',
  parameters: [id],
  answer: enquiryImportSchema,
});

export const matchEnquiryImport = describeCall({
  method: 'post',
  path: '/api/staff/enquiry-imports/{id}/match/',
  parameters: [id],
  body: matchEnquiriesSchema,
  answer: enquiryImportSchema,
});

export const runEnquiryImport = describeCall({
  method: 'post',
  path: '/api/staff/enquiry-imports/{id}/run/',
  parameters: [id],
  body: runEnquiryImportSchema,
  answer: enquiryImportSchema,
});

export const discardEnquiryImport = describeCall({
  method: 'delete',
  path: '/api/staff/enquiry-imports/{id}/',
  parameters: [id],
  answer: messageSchema,
});

export const listEnquiryImportRows = describeCall({
  method: 'get',
  path: '/api/staff/enquiry-imports/{id}/rows/',
  parameters: [id, outcome, ...PAGING],
  answer: enquiryImportRowListSchema,
});

export const exportEnquiryImportRows = describeCall({
  method: 'get',
  path: '/api/staff/enquiry-imports/{id}/rows/export/',
  parameters: [id, TABLE_FORMAT],
  files: TABLE_TYPES,
});
