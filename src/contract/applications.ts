import * as z from 'zod';
import { DOCUMENT_GROUPS, DOCUMENT_MEDIA_TYPES, MARITAL_STATUSES } from './application-form.ts';
import { applicationEventSchema, applicationStateSchema } from './application-states.ts';
import { filedDocumentSchema, staffFiledDocumentSchema } from './filed-documents.ts';
import { OFFER_EVENTS } from './offer-kinds.ts';
import { followUpShape } from './follow-up.ts';
import { pagedSchema } from './paging.ts';

/** Applications on the wire. The form: application-form.ts. */

const moment = z.iso.datetime({ offset: true });
const reference = z
  .string()
  .meta({ description: "What people name the case by on the phone: 'PR-7K3M-92QD'" });

/** Answer to a submission; a repeated one gets it again. */
export const submissionAnswerSchema = z
  .object({ id: z.uuid(), reference, state: applicationStateSchema, detail: z.string() })
  .meta({ id: 'SubmissionAnswer' });
export type SubmissionAnswer = z.infer<typeof submissionAnswerSchema>;

export const documentSchema = z
  .object({
    id: z.uuid(),
    group: z.enum(DOCUMENT_GROUPS.map(({ name }) => name)),
    file_name: z.string(),
    media_type: z.enum(DOCUMENT_MEDIA_TYPES),
    bytes: z.int().min(0),
    added_at: moment,
    added_by: z.enum(['student', 'staff']),
    taken_from: z
      .string()
      .meta({ description: 'Reference of the case that the student took it along from; empty: it was sent' }),
  })
  .meta({ id: 'ApplicationDocument' });
export type ApplicationDocument = z.infer<typeof documentSchema>;

export const historyEntrySchema = z
  .object({
    at: moment,
    event: applicationEventSchema.or(
      z.enum([
        'correct',
        'lapse',
        'idle_asked',
        'kept_open',
        'document_added',
        'document_shown',
        'documents_deleted',
        'note',
        ...OFFER_EVENTS,
      ]),
    ),
    from: applicationStateSchema.nullable(),
    to: applicationStateSchema.nullable(),
    by: z.enum(['student', 'staff', 'system']),
    who: z.string().nullable().meta({ description: 'Staff see who it was; students see null' }),
    note: z
      .string()
      .meta({ description: 'What whoever did it wrote to the other side; empty where nothing was' }),
    files: z
      .array(z.string())
      .meta({ description: 'Names of the documents added with it, until they are deleted' }),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** An entry as the student of the case sees it. */
const ownHistoryEntrySchema = historyEntrySchema
  .extend({ is_new: z.boolean().meta({ description: 'The student has not opened the case since' }) })
  .meta({ id: 'OwnHistoryEntry' });
export type OwnHistoryEntry = z.infer<typeof ownHistoryEntrySchema>;

/** What only the office sees in the history of a case. */
export const INTERNAL_EVENTS = [
  'assigned',
  'unassigned',
  'next_step',
  'move_undone',
  'internal_note',
  'call',
  'document_filed',
  'document_hidden',
  'document_removed',
  'offer_hidden',
  'offer_removed',
] as const;
export type InternalEvent = (typeof INTERNAL_EVENTS)[number];
export const staffHistoryEntrySchema = historyEntrySchema
  .extend({
    event: historyEntrySchema.shape.event.or(z.enum(INTERNAL_EVENTS)),
    internal: z.boolean().meta({ description: 'Students do not see it' }),
    undone: z.boolean().meta({ description: 'A move that was taken back before the student saw it' }),
  })
  .meta({ id: 'StaffHistoryEntry' });
export type StaffHistoryEntry = z.infer<typeof staffHistoryEntrySchema>;

/** A move that its student does not see yet. */
export const heldMoveSchema = z
  .object({
    move: z.int().meta({ description: 'Its number, to take it back or to send it' }),
    event: historyEntrySchema.shape.event,
    from: applicationStateSchema,
    to: applicationStateSchema,
    note: z.string(),
    who: z.string().nullable(),
    shown_at: moment.meta({ description: 'When the student sees it and the mail goes' }),
  })
  .meta({ id: 'HeldMove' });
export type HeldMove = z.infer<typeof heldMoveSchema>;

const item = z.object({
  id: z.uuid(),
  reference,
  state: applicationStateSchema,
  course_id: z.int().nullable(),
  preferred_course: z.string(),
  university_id: z.int().nullable(),
  preferred_university: z.string(),
  intake: z
    .string()
    .nullable()
    .meta({ description: "First month of study that the student chose, '2027-02'; null: not decided yet" }),
  submitted_at: moment,
  state_changed_at: moment,
});
export const applicationItemSchema = item
  .extend({
    missing_documents: z
      .array(z.enum(DOCUMENT_GROUPS.map(({ name }) => name)))
      .meta({ description: 'Kinds of documents that every student needs and that this case does not have' }),
    is_new: z
      .boolean()
      .meta({ description: 'The office has written or done something that the student has not seen' }),
  })
  .meta({ id: 'ApplicationItem' });
export type ApplicationItem = z.infer<typeof applicationItemSchema>;
export const applicationListSchema = pagedSchema(applicationItemSchema).meta({ id: 'ApplicationList' });

const details = item.extend({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  contact: z.string(),
  test_type: z.string(),
  overall_score: z.string(),
  address: z.string(),
  last_academic_qualification: z.string(),
  marital_status: z.enum(MARITAL_STATUSES),
  consent_version: z.string(),
  documents_deleted_at: moment
    .nullable()
    .meta({ description: 'When the documents were deleted after the end' }),
  documents: z.array(documentSchema),
  history: z.array(historyEntrySchema),
  moves: z.array(applicationEventSchema).meta({ description: 'What the caller may do with it now' }),
});
export const applicationSchema = details
  .extend({
    history: z.array(ownHistoryEntrySchema),
    filed: z.array(filedDocumentSchema).meta({ description: 'Documents that the office shows the student' }),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof applicationSchema>;

/** Whether the office has read the student's answers. */
const answered = z.object({
  answered_at: moment.meta({
    description: 'When the student was last heard from: the form, documents, a move or a message',
  }),
  unread_since: moment
    .nullable()
    .meta({ description: 'Since when an answer waits for somebody of the staff to open the case' }),
});

/** An application in the lists of staff. */
export const staffApplicationItemSchema = item
  .extend({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    contact: z.string(),
    documents: z.int(),
    ...followUpShape,
    ...answered.shape,
  })
  .meta({ id: 'StaffApplicationItem' });
export type StaffApplicationItem = z.infer<typeof staffApplicationItemSchema>;
export const staffApplicationListSchema = pagedSchema(staffApplicationItemSchema).meta({
  id: 'StaffApplicationList',
});
/**
 * Orders of GET /api/staff/applications/; '-' reverses one, the first is the default.
 */
export const APPLICATION_ORDERINGS = [
  '-submitted_at',
  'submitted_at',
  '-state_changed_at',
  'state_changed_at',
  '-answered_at',
  'answered_at',
  'next_on',
] as const;
export type ApplicationOrdering = (typeof APPLICATION_ORDERINGS)[number];
export const staffDocumentSchema = documentSchema
  .extend({
    opened_at: moment
      .nullable()
      .meta({ description: 'When somebody of the staff first opened it; null: it is new to all of them' }),
  })
  .meta({ id: 'StaffApplicationDocument' });
export type StaffApplicationDocument = z.infer<typeof staffDocumentSchema>;
export const staffApplicationSchema = details
  .extend({
    user_id: z.uuid(),
    account_email: z.string(),
    documents: z.array(staffDocumentSchema),
    filed: z.array(staffFiledDocumentSchema).meta({ description: 'Documents that the office put there' }),
    history: z.array(staffHistoryEntrySchema),
    ...followUpShape,
    held: heldMoveSchema
      .nullable()
      .meta({ description: 'The last move, while the student does not see it and it can be taken back' }),
    corrections: z
      .array(applicationStateSchema)
      .meta({ description: 'The states that a wrong move can be corrected to' }),
    ...answered.shape,
    read_at: moment.nullable().meta({ description: 'When somebody of the staff opened the last answer' }),
    read_by: z.string().nullable().meta({ description: 'Who that was' }),
  })
  .meta({ id: 'StaffApplication' });
export type StaffApplication = z.infer<typeof staffApplicationSchema>;

/** The position of a case in a list, to go to the previous or next one. */
export const casePlaceSchema = z
  .object({
    position: z
      .int()
      .nullable()
      .meta({ description: 'From 1; null for one that is not in the list (any more)' }),
    count: z.int().meta({ description: 'Of how many' }),
    previous: z.uuid().nullable(),
    next: z.uuid().nullable(),
  })
  .meta({ id: 'CasePlace' });
export type CasePlace = z.infer<typeof casePlaceSchema>;

/** Templates of messages, filled in for one case. */
export const filledTemplatesSchema = z
  .object({
    templates: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        faults: z
          .array(z.string())
          .meta({ description: 'Fields that are still in the text because the case has nothing for them' }),
      }),
    ),
  })
  .meta({ id: 'FilledTemplates' });
export type FilledTemplates = z.infer<typeof filledTemplatesSchema>;
export const ownNewsSchema = z
  .object({ applications: z.int().meta({ description: 'In how many applications something is new' }) })
  .meta({ id: 'OwnNews' });
export type OwnNews = z.infer<typeof ownNewsSchema>;
