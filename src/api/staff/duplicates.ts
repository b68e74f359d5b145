import * as calls from '../../contract/calls/staff-duplicates.ts';
import { page } from '../examples/catalogue.ts';
import { mergePreview } from '../examples/students.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** The list of possible duplicates. */

const TAG = 'Staff: students';
const side = { name: 'Asha Rai', contact: '9841112223', at: '2026-11-01T04:21:37.002Z' };

const listDuplicates = handleCall(calls.listDuplicates, {
  tag: TAG,
  summary: 'Who may be the same person',
  description:
    'Pairs of accounts, and accounts with enquiries of nobody yet: the same number first, then the same address, then a rare name that sounds the same. A search in the background finds them.',
  auth: 'staff',
  right: ['people', 'read'],
  limit: 'staff',
  example: page({
    id: mergePreview.kept.id,
    because: 'contact' as const,
    found_at: '2026-11-02T04:21:37.002Z',
    denied_at: null,
    account: { id: mergePreview.kept.id, email: 'asha.rai@example.com', ...side },
    other: { kind: 'person' as const, id: mergePreview.gone.id, email: 'asharai2@example.com', ...side },
  }),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ students }, { query }) =>
    students.listDuplicates({ ...pagingOf(query), denied: lastOf(query, 'denied') }),
});

const denyDuplicate = handleCall(calls.denyDuplicate, {
  tag: TAG,
  summary: 'Say that two are not the same person',
  description: 'They are not in the list any more, until that is taken back.',
  auth: 'staff',
  right: ['people', 'write'],
  limit: 'staff',
  bodyExample: { denied: true },
  example: { denied: true },
  errors: ['not_found'],
  run: ({ students }, { principal, params, body }) => students.denyDuplicate(principal, params.id, body),
});

export const DUPLICATE_CALLS = [listDuplicates, denyDuplicate];
