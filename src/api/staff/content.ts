import * as calls from '../../contract/calls/staff-content.ts';
import { REMOVE_SAMPLES } from '../../contract/site-setup.ts';
import { handleCall } from '../http/handle-call.ts';

/** Calls of the back office about the content of the site as a whole. One document is edited by the calls of edits.ts. */

const shared = { tag: 'Staff: content', auth: 'staff', limit: 'staff' } as const;
const samples = { universities: 37, courses: 812, scholarships: 24, articles: 9, events: 7 };

const example = {
  documents: [
    {
      name: 'consultancy',
      replaced: true,
      has_draft: false,
      needs_attention: false,
      changed_at: '2026-11-12T08:15:00Z',
      changed_by: 'Maya Gurung',
    },
  ],
  brand: { name: 'Everest', logo: null },
  samples,
  sample_documents: [{ name: 'testimonials', title: 'Testimonials' }],
  own: { articles: 2, courses: 0 },
  put_off: ['import' as const],
  second_factor: true,
  backup: true,
};

export const readSiteContent = handleCall(calls.readSiteContent, {
  ...shared,
  summary: 'What of the content is changed, and what is still a sample',
  description:
    'Documents that are not listed are as shipped. The numbers tell a new owner what is still to be done.',
  right: ['content', 'read'],
  example,
  errors: [],
  run: ({ siteSetup }, { principal }) => siteSetup.read(principal.userId),
});

export const putOffSetUp = handleCall(calls.putOffSetUp, {
  ...shared,
  summary: 'Skip a step of the guide for new owners, or close the guide',
  description: 'The same for everybody who works here. Sending it twice changes nothing.',
  right: ['staff', 'write'],
  bodyExample: { step: 'import', put_off: true },
  example,
  errors: ['bad_fields'],
  run: ({ siteSetup }, { principal, body }) => siteSetup.putOff(principal.userId, body),
});

export const removeSamples = handleCall(calls.removeSamples, {
  ...shared,
  summary: 'Remove all samples',
  description:
    'Deletes every sample university, course, scholarship, post and event with its pictures, takes the samples out of testimonials, partners and memberships, and answers with how many rows there were and what is left. Nothing is deleted while something real belongs to a sample university.',
  right: ['staff', 'write'],
  bodyExample: { confirm: REMOVE_SAMPLES },
  example: { ...samples, left: [{ name: 'consultancy', title: 'Name and logo', has_draft: false }] },
  errors: ['bad_fields'],
  run: ({ siteSetup }, { principal }) =>
    siteSetup.removeSamples({ id: principal.userId, role: principal.staff_role ?? 'reader' }),
});
