import * as z from 'zod';
import { applicationStateSchema } from './application-states.ts';
import { consentSchema } from './consents.ts';
import { enquirySourceSchema, enquiryStageSchema, similarSchema } from './enquiries.ts';
import { whole } from './whole-numbers.ts';

/** Everything the office knows about one student: an account with what belongs to it. Source: docs/students.md. */

const moment = z.iso.datetime({ offset: true });

/** What forms say about a person. */
export const PROFILE_FIELDS = ['name', 'email', 'contact', 'address', 'qualification', 'test'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

const profileValue = z
  .object({
    field: z.enum(PROFILE_FIELDS),
    value: z.string(),
    from: z.enum(['account', 'application', 'enquiry']),
    id: z.uuid().meta({ description: 'Of the account, application or enquiry that says so' }),
    at: moment.meta({ description: 'When it was said' }),
  })
  .meta({ id: 'ProfileValue' });
export type ProfileValue = z.infer<typeof profileValue>;

const merge = z
  .object({
    id: z.int(),
    email: z.string().meta({ description: 'Of the account that is gone' }),
    at: moment,
    by: z.string().nullable(),
    moved: z.int().meta({ description: 'How many applications, enquiries and registrations moved' }),
    can_undo: z.boolean(),
  })
  .meta({ id: 'AccountMerge' });

export const studentRecordSchema = z
  .object({
    profile: z.array(profileValue).meta({ description: 'The newest of each value first' }),
    applications: z.array(
      z.object({
        id: z.uuid(),
        reference: z.string(),
        state: applicationStateSchema,
        preferred_course: z.string(),
        preferred_university: z.string(),
        intake: z.string().nullable(),
        submitted_at: moment,
        documents: z.int(),
      }),
    ),
    enquiries: z.array(
      z.object({
        id: z.uuid(),
        stage: enquiryStageSchema,
        source: enquirySourceSchema,
        interest: z.string(),
        entered_at: moment,
      }),
    ),
    registrations: z.array(
      z.object({
        event: z.int(),
        title: z.string(),
        starts_at: moment,
        came: z.boolean(),
        cancelled: z.boolean(),
        waiting: z.boolean(),
      }),
    ),
    talks: z
      .array(
        z.object({
          at: moment,
          kind: z.string().meta({ description: 'note, internal_note, call, called, messaged, visited …' }),
          by: z.enum(['student', 'staff', 'system']),
          who: z.string().nullable(),
          note: z.string(),
          in: z.enum(['application', 'enquiry']),
          id: z.uuid(),
        }),
      )
      .meta({ description: 'Messages, calls, visits and notes, the newest first, at most 30' }),
    consents: z.array(consentSchema).meta({
      description:
        'What the student agreed to and withdrew, with their enquiries; the newest first, at most 50',
    }),
    messages_withdrawn: z.boolean().meta({ description: 'Wants no messages about events' }),
    similar: z.array(similarSchema).meta({ description: 'Who may be the same person' }),
    merged_into: z
      .object({ id: z.uuid(), email: z.string() })
      .nullable()
      .meta({ description: 'The account that this one was merged into' }),
    merges: z.array(merge),
  })
  .meta({ id: 'StudentRecord' });
export type StudentRecord = z.infer<typeof studentRecordSchema>;

const moves = z.object({ applications: whole, enquiries: whole, registrations: whole, money: whole });
export const mergePreviewSchema = z
  .object({
    kept: z.object({ id: z.uuid(), email: z.string(), confirmed: z.boolean() }),
    gone: z.object({ id: z.uuid(), email: z.string(), confirmed: z.boolean() }),
    moves,
    stay: z.int().meta({ description: 'Registrations for events where the kept account is registered too' }),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.infer<typeof mergePreviewSchema>;

export const mergeSchema = z
  .object({ other: z.uuid(), moves: moves.meta({ description: 'As the preview said' }) })
  .meta({ id: 'MergeAccounts' });
export type MergeAccounts = z.infer<typeof mergeSchema>;

export const linkEnquirySchema = z
  .object({
    from: z.uuid().nullable().meta({ description: 'The account that the person saw' }),
    person: z.uuid().nullable().meta({ description: 'Id of an account; null: it is somebody else' }),
  })
  .meta({ id: 'LinkEnquiry' });
export type LinkEnquiry = z.infer<typeof linkEnquirySchema>;
