import * as calls from '../../contract/calls/staff-facts.ts';
import { page } from '../examples/catalogue.ts';
import { staffFact } from '../examples/edits.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Calls of the back office about figures. A single one is edited like everything else: edits.ts. */

const shared = { tag: 'Staff: figures', auth: 'staff', limit: 'staff' } as const;

export const listFacts = handleCall(calls.listFacts, {
  ...shared,
  summary: 'Figures',
  description: 'Every figure of the site with its source, those that have to be checked again first.',
  right: ['content', 'read'],
  example: page(staffFact),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ facts }, { query }) =>
    facts.list({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      country: lastOf(query, 'country'),
      due: lastOf(query, 'due'),
    }),
});

export const renewFacts = handleCall(calls.renewFacts, {
  ...shared,
  summary: 'Still true',
  description:
    'Notes that these figures were compared with their official pages today and have not changed. Visitors then see today as the day of the check. Those that a colleague has changed meanwhile, or of which there is a draft, are left as they are and named in the answer.',
  right: ['content', 'write'],
  bodyExample: { figures: [{ id: 'uk-visa-fee', words: 'GBP 524' }], review_by: '2027-05-31' },
  example: { renewed: 1, left: [] },
  errors: ['bad_fields'],
  run: ({ facts }, { body, principal }) =>
    facts.renew(body, { id: principal.userId, role: principal.staff_role ?? 'reader' }),
});
