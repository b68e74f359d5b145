import * as z from 'zod';
import { toldConsentSchema } from '../consents.ts';
import { enquirySchema } from '../enquiries.ts';
import { linkEnquirySchema, mergePreviewSchema, mergeSchema, studentRecordSchema } from '../students.ts';
import { describeCall } from './describe.ts';
import { pathUuid } from './parameters.ts';
import { whole } from '../whole-numbers.ts';

export const readStudent = describeCall({
  method: 'get',
  path: '/api/staff/people/{id}/record/',
  parameters: [pathUuid('person')],
  answer: studentRecordSchema,
});

export const previewMerge = describeCall({
  method: 'get',
  path: '/api/staff/people/{id}/merge/{other}/',
  parameters: [
    pathUuid('person'),
    {
      name: 'other',
      in: 'path',
      description: 'Id of the account that would be gone.',
      schema: z.uuid(),
      example: '3d1f4e6f-6f0f-4c2e-9a53-0b6cb2c47a10',
    },
  ],
  answer: mergePreviewSchema,
});

export const mergeAccounts = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/merge/',
  parameters: [pathUuid('person')],
  body: mergeSchema,
  answer: studentRecordSchema,
});

export const undoMerge = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/unmerge/',
  parameters: [pathUuid('person')],
  body: z.object({ merge: whole }).meta({ id: 'UndoMerge' }),
  answer: studentRecordSchema,
});

export const tellPersonConsent = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/messages-consent/',
  parameters: [pathUuid('person')],
  body: toldConsentSchema,
  answer: studentRecordSchema,
});

export const linkEnquiry = describeCall({
  method: 'post',
  path: '/api/staff/enquiries/{id}/person/',
  parameters: [pathUuid('enquiry')],
  body: linkEnquirySchema,
  answer: enquirySchema,
});
