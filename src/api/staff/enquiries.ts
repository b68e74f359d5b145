import * as calls from '../../contract/calls/staff-enquiries.ts';
import { page } from '../examples/catalogue.ts';
import * as examples from '../examples/enquiries.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { TABLE_WORDS, tableAnswer } from '../http/table-downloads.ts';

/** Calls of the back office about enquiries. */

const TAG = 'Staff: enquiries';
const TICKET = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const filtersOf = (query: URLSearchParams) => ({
  search: lastOf(query, 'search'),
  stage: query.getAll('stage'),
  source: query.getAll('source'),
  counselor: lastOf(query, 'counselor'),
  country: lastOf(query, 'country'),
  university: lastOf(query, 'university'),
  branch: lastOf(query, 'branch'),
  entered: lastOf(query, 'entered'),
  linked: lastOf(query, 'linked'),
  due: lastOf(query, 'due'),
  suspicious: lastOf(query, 'suspicious'),
});

const listEnquiries = handleCall(calls.listEnquiries, {
  tag: TAG,
  summary: 'Enquiries',
  description: 'People who asked something before they apply. Newest first unless ordered otherwise.',
  auth: 'staff',
  right: ['enquiries', 'read'],
  limit: 'staff',
  example: page(examples.enquiryItem),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ enquiries }, { principal, query }) =>
    enquiries.list(principal, {
      ...pagingOf(query),
      ...filtersOf(query),
      ordering: lastOf(query, 'ordering'),
    }),
});

const enterEnquiry = handleCall(calls.enterEnquiry, {
  tag: TAG,
  summary: 'Enter an enquiry',
  description:
    'A walk-in, a call or a message. A phone number or an e-mail address is needed. The same ticket again enters nothing and is answered with the enquiry that it entered.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: {
    ticket: TICKET,
    name: 'Asha Rai',
    contact: '984-1234567',
    source: 'walk_in',
    interest: 'Nursing in Australia',
    next_step: 'Call about the IELTS result',
    next_on: '2026-11-28',
  },
  example: examples.enquiry,
  errors: [],
  refusals: ['not_a_counselor'],
  run: ({ enquiries }, { principal, body }) => enquiries.enter(principal, body),
});

const exportEnquiries = handleCall(calls.exportEnquiries, {
  tag: TAG,
  summary: 'Enquiries as a table',
  description: `Every enquiry that matches, newest first. ${TABLE_WORDS}`,
  auth: 'staff',
  right: ['exports', 'read'],
  proof: 'always',
  limit: 'export',
  errors: ['bad_filter'],
  run: ({ enquiries }, { principal, query }) =>
    tableAnswer('enquiries', query, (format) => enquiries.export(principal, filtersOf(query), format)),
});

const findSimilarPeople = handleCall(calls.findSimilarPeople, {
  tag: TAG,
  summary: 'Who may be the same person',
  description:
    'Enquiries and accounts with the same number or e-mail address, or a name that sounds the same. For the person who is entering somebody.',
  auth: 'staff',
  right: ['enquiries', 'read'],
  limit: 'staff',
  example: { results: [examples.similar] },
  errors: [],
  run: ({ enquiries }, { query }) => {
    const text = (name: string) => (lastOf(query, name) ?? '').trim().slice(0, 254);
    return enquiries.similar({ name: text('name'), email: text('email'), contact: text('contact') }, null);
  },
});

const readEnquiryChoices = handleCall(calls.readEnquiryChoices, {
  tag: TAG,
  summary: 'What enquiries are filled in with',
  description: 'Our offices, and the countries that visitors see.',
  auth: 'staff',
  right: ['enquiries', 'read'],
  limit: 'staff',
  example: { branches: ['Head office'], countries: [{ id: 1, name: 'Australia' }] },
  errors: [],
  run: ({ enquiries }) => enquiries.choices(),
});

const readEnquiry = handleCall(calls.readEnquiry, {
  tag: TAG,
  summary: 'One enquiry',
  description: 'With its history, and who may be the same person.',
  auth: 'staff',
  right: ['enquiries', 'read'],
  limit: 'staff',
  example: examples.enquiry,
  errors: ['not_found'],
  run: ({ enquiries }, { params }) => enquiries.read(params.id),
});

const changeEnquiry = handleCall(calls.changeEnquiry, {
  tag: TAG,
  summary: 'Change the details of an enquiry',
  description:
    'Only the fields that are sent. If a colleague has changed details since `version`, nothing is done.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: { version: 1, email: 'asha.rai@example.com', country: 1 },
  example: examples.enquiry,
  errors: ['not_found'],
  refusals: ['enquiry_changed'],
  run: ({ enquiries }, { principal, params, body }) => enquiries.change(principal, params.id, body),
});

const logEnquiry = handleCall(calls.logEnquiry, {
  tag: TAG,
  summary: 'Log a call, a message, a visit or a note',
  description:
    'With the next step, if there is one. Whoever was reached is no longer new. The same ticket again logs nothing.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: {
    ticket: TICKET,
    kind: 'called',
    note: 'Has +2 in science, waits for IELTS.',
    next_step: 'Call about the IELTS result',
    next_on: '2026-11-28',
  },
  example: examples.enquiry,
  errors: ['not_found'],
  run: ({ enquiries }, { principal, params, body }) => enquiries.log(principal, params.id, body),
});

const moveEnquiry = handleCall(calls.moveEnquiry, {
  tag: TAG,
  summary: 'Move an enquiry to another stage',
  description: '`lost` needs a reason. If a colleague has moved it from `from` meanwhile, nothing is done.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: { from: 'contacted', to: 'lost', reason: 'money', note: '' },
  example: examples.enquiry,
  errors: ['not_found'],
  refusals: ['enquiry_changed', 'consent_withdrawn'],
  run: ({ enquiries }, { principal, params, body }) => enquiries.move(principal, params.id, body),
});

const followEnquiry = handleCall(calls.followEnquiry, {
  tag: TAG,
  summary: 'Set counselor and next step of an enquiry',
  description:
    'Only the values in `after` are set. If a colleague has set one of them since `before`, nothing is done.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: {
    before: { counselor: null, next_step: '', next_on: null },
    after: { counselor: examples.counselor.id, next_step: 'Call back', next_on: '2026-11-28' },
  },
  example: examples.enquiry,
  errors: ['not_found'],
  refusals: ['follow_up_changed', 'not_a_counselor'],
  run: ({ enquiries }, { principal, params, body }) => enquiries.follow(principal, params.id, body),
});

const followEnquiries = handleCall(calls.followEnquiries, {
  tag: TAG,
  summary: 'Set counselor or next step of several enquiries',
  description:
    'At most 100. Those that a colleague has changed since `before`, and those that no longer exist, are left as they are and named in the answer.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  large: true,
  bodyExample: {
    items: [{ id: examples.enquiry.id, before: { counselor: null, next_step: '', next_on: null } }],
    after: { counselor: examples.counselor.id },
  },
  example: { changed: 1, same: 0, left: [] },
  errors: [],
  refusals: ['not_a_counselor'],
  run: ({ enquiries }, { principal, body }) => enquiries.followMany(principal, body),
});

const tellEnquiryConsent = handleCall(calls.tellEnquiryConsent, {
  tag: TAG,
  summary: 'Enter what a person told about contact',
  description:
    'A withdrawal ends the enquiry: it is lost, nothing is planned any more, what was booked ahead is cancelled without a mail, and it is deleted with the other lost ones. Until they agree again it cannot be moved, and no appointment can be made. The same again changes nothing.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: { given: false, told: 'phone' },
  example: examples.enquiry,
  errors: ['not_found'],
  refusals: ['enquiry_applied'],
  run: ({ enquiries }, { principal, params, body }) => enquiries.tellConsent(principal, params.id, body),
});

const markEnquiryGenuine = handleCall(calls.markEnquiryGenuine, {
  tag: TAG,
  summary: 'Say that an enquiry is no spam',
  description: 'It is no longer marked as suspicious.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  example: examples.enquiry,
  errors: ['not_found'],
  run: ({ enquiries }, { principal, params }) => enquiries.markGenuine(principal, params.id),
});

/** All of them, in the order of the documentation. Calls with a fixed word come before the call by id. */
export const ENQUIRY_CALLS = [
  listEnquiries,
  enterEnquiry,
  exportEnquiries,
  findSimilarPeople,
  readEnquiryChoices,
  followEnquiries,
  readEnquiry,
  changeEnquiry,
  logEnquiry,
  moveEnquiry,
  followEnquiry,
  tellEnquiryConsent,
  markEnquiryGenuine,
] as const;
