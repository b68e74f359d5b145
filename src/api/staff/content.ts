import * as calls from '../../contract/calls/staff-content.ts';
import { REMOVE_SAMPLES } from '../../contract/site-setup.ts';
import { handleCall } from '../http/handle-call.ts';

/** Calls of the back office about the content of the site as a whole. One document is edited by the calls of edits.ts. */

const shared = { tag: 'Staff: content', auth: 'staff', limit: 'staff' } as const;
const samples = { universities: 37, courses: 812, scholarships: 24, articles: 9, events: 7 };

export const readSiteContent = handleCall(calls.readSiteContent, {
  ...shared,
  summary: 'What of the content is changed, and what is still a sample',
  description:
    'Documents that are not listed are as shipped. The numbers tell a new owner what is still to be done.',
  right: ['content', 'read'],
  example: {
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
    second_factor: true,
  },
  errors: [],
  run: ({ siteSetup }, { principal }) => siteSetup.read(principal.userId),
});

export const removeSamples = handleCall(calls.removeSamples, {
  ...shared,
  summary: 'Remove all samples',
  description:
    'Deletes every sample university, course, scholarship, post and event with its pictures, takes the samples out of testimonials, partners and memberships, and answers with how many rows there were. Nothing is deleted while something real belongs to a sample university.',
  right: ['staff', 'write'],
  bodyExample: { confirm: REMOVE_SAMPLES },
  example: samples,
  errors: ['bad_fields'],
  run: ({ siteSetup }, { principal }) =>
    siteSetup.removeSamples({ id: principal.userId, role: principal.staff_role ?? 'reader' }),
});
