import * as z from 'zod';
import { applicationEventSchema, applicationStateSchema } from './application-states.ts';
import { appointmentSchema } from './appointments.ts';
import { followUpShape } from './follow-up.ts';
import { DEADLINE_KINDS } from './offer-kinds.ts';
import { pagedSchema } from './paging.ts';
import { TODAY_SECTIONS, TODAY_WHOSE } from './today-sections.ts';

/** The queue of the start page on the wire: what waits for somebody of the office, each thing once. */

const moment = z.iso.datetime({ offset: true });
export const todayWhoseSchema = z.enum(TODAY_WHOSE);

/** A case in the queue. */
export const todayItemSchema = z
  .object({
    kind: z.literal('application'),
    id: z.uuid(),
    section: z.enum(TODAY_SECTIONS),
    since: moment.meta({
      description:
        'By section: the first unread answer, the start of the day of the next step, the submission, the state, the start of the day of the deadline',
    }),
    reference: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    contact: z.string(),
    email: z.string(),
    country: z.string().nullable(),
    preferred_course: z.string(),
    preferred_university: z.string(),
    intake: z.string().nullable(),
    state: applicationStateSchema,
    deadline: z
      .object({
        kind: z.enum(DEADLINE_KINDS),
        name: z.string().meta({ description: 'The university of an offer, a condition, or what a date is' }),
        on: z.iso.date(),
      })
      .nullable()
      .meta({ description: 'The first deadline, in the section of that name' }),
    answers: z
      .array(applicationEventSchema.or(z.enum(['document_added', 'note', 'offer_wanted'])))
      .meta({ description: 'What the student has done that nobody has opened' }),
    ...followUpShape,
  })
  .meta({ id: 'TodayItem' });
export type TodayItem = z.infer<typeof todayItemSchema>;

const count = z.int().min(0);
export const todaySchema = pagedSchema(todayItemSchema)
  .extend({
    sections: z
      .array(z.object({ section: z.enum(TODAY_SECTIONS), count }))
      .meta({ description: 'How many of each there are on all pages' }),
    counts: z
      .object({ mine: count, nobody: count, everybody: count })
      .meta({ description: 'How long the queue of each choice of `whose` is' }),
    digest: z.boolean().meta({ description: 'Whether who asks gets their queue by mail at 8:00' }),
    appointments: z
      .array(appointmentSchema)
      .meta({ description: 'The appointments of today, in Nepal, that are not cancelled' }),
    events: z
      .array(z.object({ id: z.int(), title: z.string(), starts_at: moment, place: z.string() }))
      .meta({ description: 'The events of today, in Nepal' }),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof todaySchema>;

/** Turns the mail of the morning on or off for who asks. */
export const todayDigestSchema = z.object({ digest: z.boolean() }).meta({ id: 'TodayDigest' });
