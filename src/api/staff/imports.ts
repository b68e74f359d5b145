import { Readable } from 'node:stream';
import { ok } from '../../contract/errors.ts';
import * as calls from '../../contract/calls/staff-imports.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/imports.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { tableAnswer } from '../http/table-downloads.ts';

/** Calls of the back office about imports of the catalogue. */

const TAG = 'Staff: imports';

export const listImports = handleCall(calls.listImports, {
  tag: TAG,
  summary: 'Imports',
  description: 'Newest first, with the progress of what is running.',
  auth: 'staff',
  right: ['imports', 'read'],
  limit: 'staff',
  example: page(examples.importRun),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ imports }, { query }) => imports.list({ ...pagingOf(query), state: lastOf(query, 'state') }),
});

export const uploadImport = handleCall(calls.uploadImport, {
  tag: TAG,
  summary: 'Upload files and check them',
  description:
    'The dry run begins at once: it computes the whole import and stores nothing but its report. It goes on when the browser is closed.',
  auth: 'staff',
  right: ['imports', 'write'],
  limit: 'upload',
  formExample: { kind: 'cricos' },
  example: examples.importRun,
  errors: ['bad_form'],
  refusals: [
    'import_too_large',
    'upload_unreadable',
    'upload_too_many_parts',
    'upload_texts_too_large',
    'upload_broken_off',
    'upload_too_slow',
    'uploads_busy',
    'uploads_own',
    'uploads_address',
    'scanner_down',
    'storage_full',
    'storage_down',
  ],
  run: ({ imports }, { principal, upload }) => imports.upload(principal.userId, upload!),
});

export const readImport = handleCall(calls.readImport, {
  tag: TAG,
  summary: 'One import',
  description: 'Its state and progress, and what staff can do with it now.',
  auth: 'staff',
  right: ['imports', 'read'],
  limit: 'staff',
  example: examples.importRun,
  errors: ['not_found'],
  run: ({ imports }, { params }) => imports.read(params.id),
});

const linesOf = (query: URLSearchParams) => ({
  outcome: lastOf(query, 'outcome'),
  kind: lastOf(query, 'kind'),
  search: lastOf(query, 'search'),
  fresh: lastOf(query, 'fresh'),
});

export const listImportLines = handleCall(calls.listImportLines, {
  tag: TAG,
  summary: 'The report of an import',
  description: 'One line for each thing added, changed (field by field), withdrawn, held back or refused.',
  auth: 'staff',
  right: ['imports', 'read'],
  limit: 'staff',
  example: page(examples.importLine),
  errors: ['not_found', 'bad_filter', 'invalid_page'],
  run: ({ imports }, { params, query }) =>
    imports.lines(params.id, { ...pagingOf(query), ...linesOf(query) }),
});

export const exportImportLines = handleCall(calls.exportImportLines, {
  tag: TAG,
  summary: 'The report of an import as a table',
  description: 'All lines that match. No cell is ever read as a formula.',
  auth: 'staff',
  right: ['imports', 'read'],
  limit: 'export',
  errors: ['not_found', 'bad_filter'],
  run: ({ imports }, { params, query }) =>
    tableAnswer(`import-${params.id}`, query, (format) =>
      imports.exportLines(params.id, linesOf(query), format),
    ),
});

export const checkImport = handleCall(calls.checkImport, {
  tag: TAG,
  summary: 'Check an import again',
  description: 'Another dry run, perhaps overruling a doubt about the file.',
  auth: 'staff',
  right: ['imports', 'write'],
  limit: 'staff',
  bodyExample: { create_levels: false, allow_withdrawals: true, allow_refusals: false },
  example: { ...examples.importRun, state: 'waiting', actions: ['stop'] },
  errors: ['not_found', 'bad_fields'],
  refusals: ['no_such_import_step'],
  run: ({ imports }, { params, principal, body }) => imports.check(params.id, principal.userId, body),
});

export const applyImport = handleCall(calls.applyImport, {
  tag: TAG,
  summary: 'Apply an import',
  description:
    'Everything or nothing. If the catalogue has changed since the dry run so that the report would be another one, nothing is changed and the new report is shown.',
  auth: 'staff',
  right: ['imports', 'write'],
  limit: 'staff',
  example: { ...examples.importRun, state: 'waiting', step: 'apply', actions: ['stop'] },
  errors: ['not_found'],
  refusals: ['no_such_import_step'],
  run: ({ imports }, { params, principal }) => imports.apply(params.id, principal.userId),
});

export const stopImport = handleCall(calls.stopImport, {
  tag: TAG,
  summary: 'Stop an import',
  description: 'It ends within seconds, and nothing is changed.',
  auth: 'staff',
  right: ['imports', 'write'],
  limit: 'staff',
  example: { ...examples.importRun, state: 'running', stopping: true },
  errors: ['not_found'],
  refusals: ['no_such_import_step'],
  run: ({ imports }, { params, principal }) => imports.stop(params.id, principal.userId),
});

export const discardImport = handleCall(calls.discardImport, {
  tag: TAG,
  summary: 'Throw an import away',
  description: 'Deletes its files and its report.',
  auth: 'staff',
  right: ['imports', 'write'],
  limit: 'staff',
  example: { ...examples.importRun, state: 'discarded', actions: [] },
  errors: ['not_found'],
  refusals: ['no_such_import_step'],
  run: ({ imports }, { params, principal }) => imports.discard(params.id, principal.userId),
});

export const importTemplate = handleCall(calls.importTemplate, {
  tag: TAG,
  summary: 'The template for a CSV import',
  description: 'With three example rows.',
  auth: 'staff',
  right: ['imports', 'read'],
  limit: 'staff',
  errors: [],
  run: ({ imports }) =>
    Promise.resolve(
      ok({
        fileName: 'catalogue-template.csv',
        mediaType: 'text/csv; charset=utf-8',
        content: Readable.from([Buffer.from(imports.template())]),
      }),
    ),
});
