import * as z from 'zod';
import { toldConsentSchema } from '../consents.ts';
import {
  changeEnquirySchema,
  enterEnquirySchema,
  logEnquirySchema,
  moveEnquirySchema,
} from '../enquiry-bodies.ts';
import {
  ENQUIRY_ORDERINGS,
  enquiryChoicesSchema,
  enquiryListSchema,
  enquirySchema,
  enquirySourceSchema,
  enquiryStageSchema,
  similarListSchema,
} from '../enquiries.ts';
import { followUpBodySchema, followUpsBodySchema, followUpsDoneSchema } from '../follow-up.ts';
import { DUE_CHOICES } from '../follow-up-rules.ts';
import { describeCall, type Parameter } from './describe.ts';
import { PAGING, pathUuid, queryParameter, TABLE_FORMAT, TABLE_TYPES } from './parameters.ts';

const FILTERS = [
  queryParameter(
    'search',
    'Names as they sound, or parts of the e-mail address or phone number; every word must match.',
    z.string(),
    'asha',
  ),
  {
    name: 'stage',
    in: 'query',
    description: 'In which stage.',
    schema: z.array(enquiryStageSchema),
    repeated: true,
    example: 'new',
  },
  {
    name: 'source',
    in: 'query',
    description: 'Where the person came from.',
    schema: z.array(enquirySourceSchema),
    repeated: true,
    example: 'fair',
  },
  queryParameter(
    'counselor',
    "Id of the counselor, 'me', or 'none' for nobody.",
    z.union([z.uuid(), z.enum(['me', 'none'])]),
    'me',
  ),
  queryParameter('country', 'Id of the country that the person wants; none is without one.', z.string(), '1'),
  queryParameter(
    'university',
    'Id of the university that the person wants; none is without one.',
    z.string(),
    '12',
  ),
  queryParameter('branch', 'Name of our office; none is without one.', z.string(), 'Head office'),
  queryParameter(
    'entered',
    'Days in Nepal on which it was entered, both within.',
    z.string(),
    '2026-11-01..2026-11-30',
  ),
  queryParameter('linked', 'Whether the person has an account.', z.enum(['yes', 'no']), 'yes'),
  queryParameter(
    'due',
    'By the day of the next step, in Nepal: overdue, today, now is both, week is within seven days or overdue, none is open without a day.',
    z.enum(DUE_CHOICES),
    'now',
  ),
  queryParameter('suspicious', 'Whether it may be spam.', z.enum(['yes', 'no']), 'no'),
] as const satisfies readonly Parameter[];

const ordering = queryParameter(
  'ordering',
  'Order; - reverses it. Unknown values are ignored.',
  z.enum(ENQUIRY_ORDERINGS),
  'next_on',
);

export const listEnquiries = describeCall({
  method: 'get',
  path: '/api/staff/enquiries/',
  parameters: [...FILTERS, ordering, ...PAGING],
  answer: enquiryListSchema,
});

export const enterEnquiry = describeCall({
  method: 'post',
  path: '/api/staff/enquiries/',
  body: enterEnquirySchema,
  status: 201,
  answer: enquirySchema,
});

export const exportEnquiries = describeCall({
  method: 'get',
  path: '/api/staff/enquiries/export/',
  parameters: [...FILTERS, TABLE_FORMAT],
  files: TABLE_TYPES,
});

export const findSimilarPeople = describeCall({
  method: 'get',
  path: '/api/staff/enquiries/similar/',
  parameters: [
    queryParameter('contact', 'Phone number, in any form.', z.string(), '984-1234567'),
    queryParameter('email', 'E-mail address.', z.string(), 'asha.rai@example.com'),
    queryParameter('name', 'Name of at least two words.', z.string(), 'Asha Rai'),
  ],
  answer: similarListSchema,
});

export const readEnquiryChoices = describeCall({
  method: 'get',
  path: '/api/staff/enquiries/choices/',
  answer: enquiryChoicesSchema,
});

export const readEnquiry = describeCall({
  method: 'get',
  path: '/api/staff/enquiries/{id}/',
  parameters: [pathUuid('enquiry')],
  answer: enquirySchema,
});

export const changeEnquiry = describeCall({
  method: 'patch',
  path: '/api/staff/enquiries/{id}/',
  parameters: [pathUuid('enquiry')],
  body: changeEnquirySchema,
  answer: enquirySchema,
});

export const logEnquiry = describeCall({
  method: 'post',
  path: '/api/staff/enquiries/{id}/log/',
  parameters: [pathUuid('enquiry')],
  body: logEnquirySchema,
  answer: enquirySchema,
});

export const moveEnquiry = describeCall({
  method: 'post',
  path: '/api/staff/enquiries/{id}/move/',
  parameters: [pathUuid('enquiry')],
  body: moveEnquirySchema,
  answer: enquirySchema,
});

export const followEnquiry = describeCall({
  method: 'post',
  path: '/api/staff/enquiries/{id}/follow-up/',
  parameters: [pathUuid('enquiry')],
  body: followUpBodySchema,
  answer: enquirySchema,
});

export const followEnquiries = describeCall({
  method: 'post',
  path: '/api/staff/enquiries/follow-up/',
  body: followUpsBodySchema,
  answer: followUpsDoneSchema,
});

export const tellEnquiryConsent = describeCall({
  method: 'post',
  path: '/api/staff/enquiries/{id}/consent/',
  parameters: [pathUuid('enquiry')],
  body: toldConsentSchema,
  answer: enquirySchema,
});

export const markEnquiryGenuine = describeCall({
  method: 'post',
  path: '/api/staff/enquiries/{id}/genuine/',
  parameters: [pathUuid('enquiry')],
  answer: enquirySchema,
});
