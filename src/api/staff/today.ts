import * as calls from '../../contract/calls/staff-today.ts';
import { ok } from '../../contract/errors.ts';
import * as examples from '../examples/applications.ts';
import { page } from '../examples/catalogue.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** The queue of the start page. */

const { id, reference, first_name, last_name, contact, email, state } = examples.staffItem;
const { preferred_course, preferred_university, intake, counselor, next_step, next_on } = examples.staffItem;

export const readToday = handleCall(calls.readToday, {
  tag: 'Staff: applications',
  summary: 'What waits for the office today',
  description:
    'Applications in this order: answered by the student; with a next step that is due; new, without a counselor; our turn for too long; with a deadline within 14 days. Enquiries are among them: due; new, without a counselor; new for more than a day. Then the appointments and events of today, in Nepal. Each is listed once, in the first of these that fits.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: {
    ...page({
      kind: 'application' as const,
      id,
      section: 'answered' as const,
      since: '2026-11-21T05:30:00.000Z',
      reference,
      first_name,
      last_name,
      contact,
      email,
      country: 'Australia',
      preferred_course,
      preferred_university,
      intake,
      state,
      answers: ['document_added' as const],
      deadline: null,
      counselor,
      next_step,
      next_on,
    }),
    sections: [{ section: 'answered', count: 1 }],
    counts: { mine: 1, nobody: 0, everybody: 1 },
    digest: false,
  },
  errors: ['bad_filter', 'invalid_page'],
  run: ({ today }, { principal, query }) =>
    today.read(principal, { ...pagingOf(query), whose: lastOf(query, 'whose') }),
});

export const chooseTodayDigest = handleCall(calls.chooseTodayDigest, {
  tag: 'Staff: applications',
  summary: 'Have your queue mailed in the morning',
  description:
    'For who asks: what waits for them, at 8:00 Nepal time, on days on which something does. A mail that is turned on between 8:00 and noon comes the next day.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  bodyExample: { digest: true },
  example: { digest: true },
  errors: [],
  run: async ({ today }, { principal, body }) => ok(await today.chooseDigest(principal, body)),
});
