import type { BulkEdit } from '../../contract/bulk-edits/shapes.ts';
import * as calls from '../../contract/calls/staff-bulk-edits.ts';
import * as examples from '../examples/bulk-edits.ts';
import { page } from '../examples/catalogue.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { withDetail } from '../http/with-detail.ts';

/** Calls of the back office that change many records of the catalogue at once. */

const shared = { tag: 'Staff: bulk edits', auth: 'staff', limit: 'staff' } as const;
const reading = { ...shared, right: ['catalogue', 'read'] } as const;
const writing = { ...shared, right: ['catalogue', 'write'] } as const;
const DROPPED = 'The preview was dropped. Nothing was changed.';
const { bulkEdit } = examples;
const running: BulkEdit = { ...bulkEdit, step: 'apply', state: 'waiting', actions: ['stop'] };

export const listBulkEdits = handleCall(calls.listBulkEdits, {
  ...reading,
  summary: 'Bulk edits',
  description: 'Those that were applied, newest first, with the progress of what is running.',
  example: page({ ...bulkEdit, step: 'apply' as const, state: 'done' as const, actions: ['undo' as const] }),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ bulkEdits }, { query }) =>
    bulkEdits.list({ ...pagingOf(query), kind: lastOf(query, 'kind'), state: lastOf(query, 'state') }),
});

export const beginBulkEdit = handleCall(calls.beginBulkEdit, {
  ...writing,
  summary: 'Preview a bulk edit',
  description:
    'Some records by their ids, or all that a filter finds now, except some. Nothing is changed yet: the preview is computed in the background, record by record.',
  bodyExample: {
    kind: 'course',
    ids: null,
    filter: { search: 'nursing', country: '1' },
    except: [7],
    action: 'set',
    field: 'currency',
    value: 'AUD',
  },
  example: { ...bulkEdit, state: 'waiting', done: 0, changed: 0, same: 0, refused: 0, actions: ['stop'] },
  errors: ['bad_fields'],
  run: ({ bulkEdits }, { principal, body }) => bulkEdits.begin(principal.userId, body),
});

export const readBulkEdit = handleCall(calls.readBulkEdit, {
  ...reading,
  summary: 'One bulk edit',
  description: 'Its state and progress, and what staff can do with it now.',
  example: bulkEdit,
  errors: ['not_found'],
  run: ({ bulkEdits }, { params }) => bulkEdits.read(params.id),
});

export const listBulkRecords = handleCall(calls.listBulkRecords, {
  ...reading,
  summary: 'The records of a bulk edit',
  description: 'Each with its value before and after, or with the reason why it is left out.',
  example: page(examples.bulkEditRecord),
  errors: ['not_found', 'bad_filter', 'invalid_page'],
  run: ({ bulkEdits }, { params, query }) =>
    bulkEdits.records(params.id, { ...pagingOf(query), state: lastOf(query, 'state') }),
});

export const applyBulkEdit = handleCall(calls.applyBulkEdit, {
  ...writing,
  summary: 'Apply a bulk edit',
  description:
    'Changes the records of the preview in the background, or goes on after a stop. A record that somebody has changed since the preview is left out.',
  example: running,
  errors: ['not_found'],
  refusals: ['no_such_bulk_step'],
  run: ({ bulkEdits }, { params, principal }) => bulkEdits.apply(params.id, principal.userId),
});

export const stopBulkEdit = handleCall(calls.stopBulkEdit, {
  ...writing,
  summary: 'Stop a bulk edit',
  description: 'It ends within seconds. What is changed already stays, and can be undone.',
  example: { ...running, state: 'running', stopping: true },
  errors: ['not_found'],
  refusals: ['no_such_bulk_step'],
  run: ({ bulkEdits }, { params, principal }) => bulkEdits.stop(params.id, principal.userId),
});

export const undoBulkEdit = handleCall(calls.undoBulkEdit, {
  ...writing,
  summary: 'Undo a bulk edit',
  description:
    'Takes back what it has changed, in the background. Records that were changed since are left out. Answers the bulk edit that does it.',
  example: { ...running, id: 5, action: 'undo', value: null, filter: null, undo_of: 4 },
  errors: ['not_found'],
  refusals: ['no_such_bulk_step'],
  run: ({ bulkEdits }, { params, principal }) => bulkEdits.undo(params.id, principal.userId),
});

export const discardBulkEdit = handleCall(calls.discardBulkEdit, {
  ...writing,
  summary: 'Drop a preview',
  description: 'Only before it is applied.',
  example: { detail: DROPPED },
  errors: ['not_found'],
  refusals: ['no_such_bulk_step'],
  run: async ({ bulkEdits }, { params, principal }) =>
    withDetail(await bulkEdits.discard(params.id, principal.userId), DROPPED),
});
