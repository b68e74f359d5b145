import * as z from 'zod';
import { enterCaseSchema } from '../application-entry.ts';
import { applicationStateSchema } from '../application-states.ts';
import {
  APPLICATION_ORDERINGS,
  casePlaceSchema,
  filledTemplatesSchema,
  staffApplicationListSchema,
  staffApplicationSchema,
} from '../applications.ts';
import {
  correctionSchema,
  heldMoveActionSchema,
  internalNoteSchema,
  notesSchema,
  readSchema,
  staffMoveSchema,
} from '../case-messages.ts';
import { staffNoteSchema } from '../filed-documents.ts';
import { caseBoardSchema } from '../case-board.ts';
import {
  colleaguesSchema,
  followUpBodySchema,
  followUpsBodySchema,
  followUpsDoneSchema,
} from '../follow-up.ts';
import {
  CASE_SOURCES,
  CASE_STEPS,
  MAX_QUIET_DAYS,
  VISA_RESULTS,
  type CaseStep,
  type VisaResult,
} from '../case-filters.ts';
import { DUE_CHOICES } from '../follow-up-rules.ts';
import { describeCall, type Parameter } from './describe.ts';
import {
  DOCUMENT_TYPES,
  PAGING,
  pathDocument,
  pathUuid,
  TABLE_FORMAT,
  TABLE_TYPES,
  queryParameter,
} from './parameters.ts';

const DAYS = '2026-11-01..2026-11-30';

const FILTERS = [
  queryParameter(
    'search',
    'Names as they sound, or parts of the e-mail address or mobile number; every word must match. Or the beginning of a reference.',
    z.string(),
    'PR-7K3M',
  ),
  {
    name: 'state',
    in: 'query',
    description: 'In which state.',
    schema: z.array(applicationStateSchema),
    repeated: true,
    example: 'submitted',
  },
  queryParameter(
    'person',
    'Id of an account: its applications, whatever address their forms name.',
    z.uuid(),
    '0b6cb2c4-6f0f-4c2e-9a53-3d1f4e6f7a10',
  ),
  queryParameter(
    'unread',
    'Whether the student has answered and nobody of the staff has opened the case since.',
    z.enum(['yes', 'no']),
    'yes',
  ),
  queryParameter(
    'counselor',
    'Id of the colleague who looks after it; me, or none for nobody.',
    z.string(),
    'me',
  ),
  queryParameter(
    'due',
    'By the day of the next step, in Nepal: overdue, today, now is both, week is within seven days or overdue, none is open without a day.',
    z.enum(DUE_CHOICES),
    'now',
  ),
  queryParameter(
    'country',
    'Id of the country of its university; none is without a university.',
    z.string(),
    '1',
  ),
  queryParameter('university', 'Id of its university; none is without one.', z.string(), '12'),
  queryParameter('intake', 'The first month of study that the student chose.', z.string(), '2027-02'),
  {
    name: 'source',
    in: 'query',
    description:
      'Where its student came from: the source of the first enquiry of the account; direct is without an enquiry.',
    schema: z.array(z.enum(CASE_SOURCES)),
    repeated: true,
    example: 'fair',
  },
  queryParameter(
    'quiet',
    'Open, and for so many days without a move, a message, a document or a call. `asked`: nothing has happened for so long that its student was asked whether they are still interested; it closes soon.',
    z.int().min(1).max(MAX_QUIET_DAYS).or(z.literal('asked')),
    '14',
  ),
  queryParameter('submitted', 'Days in Nepal on which it was submitted, both within.', z.string(), DAYS),
  queryParameter(
    'reached',
    'What has become of it so far: an offer, also a conditional one; a visa; enrolled.',
    z.enum(Object.keys(CASE_STEPS) as CaseStep[]),
    'offer',
  ),
  queryParameter(
    'visa',
    'The last answer of the visa office.',
    z.enum(Object.keys(VISA_RESULTS) as VisaResult[]),
    'granted',
  ),
  queryParameter('visa_on', 'Days in Nepal on which that answer came.', z.string(), DAYS),
  queryParameter('left', 'A state that it was in and left.', applicationStateSchema, 'in_review'),
  queryParameter('left_on', 'With `left`: days in Nepal on which it left that state.', z.string(), DAYS),
  queryParameter(
    'branch',
    'Name of our office in the first enquiry of its student; none is without one.',
    z.string(),
    'Head office',
  ),
] as const satisfies readonly Parameter[];

const ORDERING = {
  name: 'ordering',
  in: 'query',
  description: 'Order; - reverses it. Unknown values are ignored.',
  schema: z.enum(APPLICATION_ORDERINGS),
  example: '-state_changed_at',
} as const satisfies Parameter;

export const listApplications = describeCall({
  method: 'get',
  path: '/api/staff/applications/',
  parameters: [...FILTERS, ORDERING, ...PAGING],
  answer: staffApplicationListSchema,
});

export const enterApplication = describeCall({
  method: 'post',
  path: '/api/staff/applications/',
  body: enterCaseSchema,
  status: 201,
  answer: staffApplicationSchema,
});

export const readApplicationBoard = describeCall({
  method: 'get',
  path: '/api/staff/applications/board/',
  parameters: [...FILTERS, ORDERING],
  answer: caseBoardSchema,
});

export const exportApplications = describeCall({
  method: 'get',
  path: '/api/staff/applications/export/',
  parameters: [...FILTERS, TABLE_FORMAT],
  files: TABLE_TYPES,
});

export const readApplication = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/',
  parameters: [pathUuid('application')],
  answer: staffApplicationSchema,
});

export const readApplicationPlace = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/place/',
  parameters: [pathUuid('application'), ...FILTERS, ORDERING],
  answer: casePlaceSchema,
});

export const moveApplication = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/move/',
  parameters: [pathUuid('application')],
  body: staffMoveSchema,
  answer: staffApplicationSchema,
});

export const undoApplicationMove = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/undo/',
  parameters: [pathUuid('application')],
  body: heldMoveActionSchema,
  answer: staffApplicationSchema,
});

export const sendApplicationMove = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/send-now/',
  parameters: [pathUuid('application')],
  body: heldMoveActionSchema,
  answer: staffApplicationSchema,
});

export const correctApplication = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/correct/',
  parameters: [pathUuid('application')],
  body: correctionSchema,
  answer: staffApplicationSchema,
});

export const writeApplicationNote = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/note/',
  parameters: [pathUuid('application')],
  body: staffNoteSchema,
  answer: staffApplicationSchema,
});

export const listColleagues = describeCall({
  method: 'get',
  path: '/api/staff/colleagues/',
  answer: colleaguesSchema,
});

export const writeApplicationNotes = describeCall({
  method: 'post',
  path: '/api/staff/applications/note/',
  body: notesSchema,
  answer: followUpsDoneSchema,
});

export const setApplicationFollowUp = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/follow-up/',
  parameters: [pathUuid('application')],
  body: followUpBodySchema,
  answer: staffApplicationSchema,
});

export const setApplicationFollowUps = describeCall({
  method: 'post',
  path: '/api/staff/applications/follow-up/',
  body: followUpsBodySchema,
  answer: followUpsDoneSchema,
});

export const readMessageTemplates = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/templates/',
  parameters: [pathUuid('application')],
  answer: filledTemplatesSchema,
});

export const writeInternalNote = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/internal-note/',
  parameters: [pathUuid('application')],
  body: internalNoteSchema,
  answer: staffApplicationSchema,
});

export const markApplicationRead = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/read/',
  parameters: [pathUuid('application')],
  body: readSchema,
  answer: staffApplicationSchema,
});

export const downloadDocument = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/documents/{document}/',
  parameters: [pathUuid('application'), pathDocument],
  files: DOCUMENT_TYPES,
});
