import * as calls from '../../contract/calls/own-applications.ts';
import { handleCall, type Call } from '../http/handle-call.ts';
import { withDetail } from '../http/with-detail.ts';
import type { Refusal } from '../../contract/refusals.ts';

/** Errors that can end an upload. */
export const UPLOAD_REFUSALS: readonly Refusal[] = [
  'upload_unreadable',
  'upload_broken_off',
  'upload_too_many_parts',
  'upload_texts_too_large',
  'upload_too_slow',
  'too_many_documents',
  'uploads_busy',
  'uploads_own',
  'uploads_address',
  'storage_full',
  'storage_down',
  'scanner_down',
];

/** Why no form with files of this person can be read now. */
export const uploadBusy: Call['busy'] = ({ applications }, { principal, client }) =>
  principal && applications.uploadRefusal({ userId: principal.userId, address: client.address });

const DONE = 'Your documents were submitted successfully!';

export const createApplication = handleCall(calls.createApplication, {
  tag: 'Applications',
  summary: 'Apply for a course',
  description:
    'One form with fields and files of any size; it is read as it arrives. Either all of it is kept or nothing. ' +
    'No field is required. The same Idempotency-Key, or the same fields and files within ten minutes, make no second ' +
    'application and are answered like the first time. Group and number of a file may be written [0][file] or [0]file.',
  auth: 'user',
  limit: 'upload',
  busy: uploadBusy,
  formExample: { first_name: 'Asha', last_name: 'Rai', preferred_course: '12', marital_status: 'No' },
  example: {
    id: '0b7e7c1e-6a53-4b0e-9d0c-0d4a8f0c5b11',
    reference: 'PR-7K3M-92QD',
    state: 'submitted',
    detail: DONE,
  },
  errors: [],
  refusals: [...UPLOAD_REFUSALS, 'too_many_cases', 'key_reused'],
  run: async ({ applications }, { principal, upload, idempotencyKey }) =>
    withDetail(await applications.submit(principal, { ...upload!, idempotencyKey }), DONE),
});
