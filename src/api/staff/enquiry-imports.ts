import * as calls from '../../contract/calls/staff-enquiry-imports.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/enquiry-imports.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { tableAnswer } from '../http/table-downloads.ts';
import { withDetail } from '../http/with-detail.ts';

/** Calls of the back office that import enquiries from spreadsheets. */

const shared = { tag: 'Staff: imports of enquiries', auth: 'staff', right: ['enquiries', 'write'] } as const;
const THROWN_AWAY = 'The file was thrown away. No enquiry was added.';
const { enquiryImport } = examples;
const going = { ...enquiryImport, done: 0, counts: null, will_add: 0, steps: [] };

const listEnquiryImports = handleCall(calls.listEnquiryImports, {
  ...shared,
  limit: 'staff',
  summary: 'Imports of enquiries',
  description: 'Files that were uploaded, newest first.',
  example: page(examples.enquiryImportItem),
  errors: ['invalid_page'],
  run: ({ enquiryImports }, { query }) => enquiryImports.list(pagingOf(query)),
});

const uploadEnquiries = handleCall(calls.uploadEnquiries, {
  ...shared,
  limit: 'upload',
  summary: 'Upload a spreadsheet with enquiries',
  description:
    'Its rows are stored for 30 days, the file is not. The answer says what the columns seem to be. No enquiry is added yet.',
  formExample: {},
  example: { ...enquiryImport, state: 'open' as const, counts: null, will_add: 0 },
  errors: ['bad_form'],
  refusals: [
    'enquiry_file_too_large',
    'upload_unreadable',
    'upload_too_many_parts',
    'upload_texts_too_large',
    'upload_broken_off',
    'upload_too_slow',
    'uploads_busy',
    'uploads_own',
    'uploads_address',
  ],
  run: ({ enquiryImports }, { principal, upload }) => enquiryImports.upload(principal.userId, upload!),
});

const readEnquiryImport = handleCall(calls.readEnquiryImport, {
  ...shared,
  limit: 'staff',
  summary: 'One import of enquiries',
  description: 'What its columns and words mean, its progress, and what can be done now.',
  example: enquiryImport,
  errors: ['not_found'],
  run: ({ enquiryImports }, { params }) => enquiryImports.read(params.id),
});

const matchEnquiryImport = handleCall(calls.matchEnquiryImport, {
  ...shared,
  limit: 'staff',
  summary: 'Say what columns and words mean',
  description:
    'Another row of headings makes the columns be guessed again. Whatever changes how rows are read needs another check.',
  bodyExample: { version: 1, header_row: 3, ...examples.matching },
  example: { ...enquiryImport, state: 'open' as const, counts: null, will_add: 0 },
  errors: ['not_found'],
  refusals: ['enquiry_import_changed', 'no_such_import_step'],
  run: ({ enquiryImports }, { params, principal, body }) =>
    enquiryImports.match(params.id, principal.userId, body),
});

const runEnquiryImport = handleCall(calls.runEnquiryImport, {
  ...shared,
  limit: 'staff',
  summary: 'Check, write or undo an import of enquiries',
  description:
    'The work goes on in the background. Undo deletes the enquiries of the import on which nobody has worked since, for 30 days.',
  bodyExample: { step: 'check', version: 2 },
  example: { ...going, state: 'checking' as const },
  errors: ['not_found'],
  refusals: ['enquiry_import_changed', 'no_such_import_step'],
  run: ({ enquiryImports }, { params, principal, body }) =>
    enquiryImports.run(params.id, principal.userId, body),
});

const discardEnquiryImport = handleCall(calls.discardEnquiryImport, {
  ...shared,
  limit: 'staff',
  summary: 'Throw a file away',
  description: 'Only before it is written.',
  example: { detail: THROWN_AWAY },
  errors: ['not_found'],
  refusals: ['no_such_import_step'],
  run: async ({ enquiryImports }, { params, principal }) =>
    withDetail(await enquiryImports.discard(params.id, principal.userId), THROWN_AWAY),
});

const listEnquiryImportRows = handleCall(calls.listEnquiryImportRows, {
  ...shared,
  limit: 'staff',
  summary: 'The rows of an import of enquiries',
  description: 'With what the check says about each.',
  example: page(examples.enquiryImportRow),
  errors: ['not_found', 'bad_filter', 'invalid_page'],
  run: ({ enquiryImports }, { params, query }) =>
    enquiryImports.rows(params.id, { ...pagingOf(query), outcome: lastOf(query, 'outcome') }),
});

const exportEnquiryImportRows = handleCall(calls.exportEnquiryImportRows, {
  ...shared,
  proof: 'always',
  limit: 'export',
  summary: 'The rows with a problem as a table',
  description:
    'As they stand in the file, with the column Problem, so that they can be mended and sent again. No cell is ever read as a formula.',
  errors: ['not_found', 'bad_filter'],
  run: ({ enquiryImports }, { params, query }) =>
    tableAnswer(`problems-${params.id}`, query, (format) => enquiryImports.exportRows(params.id, format)),
});

/** All of them, in the order of the documentation. */
export const ENQUIRY_IMPORT_CALLS = [
  listEnquiryImports,
  uploadEnquiries,
  readEnquiryImport,
  matchEnquiryImport,
  runEnquiryImport,
  discardEnquiryImport,
  listEnquiryImportRows,
  exportEnquiryImportRows,
] as const;
