import * as z from 'zod';
import { applicationEventSchema, applicationStateSchema } from './application-states.ts';
import { appointmentSchema } from './appointments.ts';
import { enquiryItemSchema } from './enquiries.ts';
import { followUpShape } from './follow-up.ts';
import { DEADLINE_KINDS } from './offer-kinds.ts';
import { pagedSchema } from './paging.ts';
import { TODAY_SECTIONS, TODAY_WHOSE } from './today-sections.ts';

/** The queue of the start page on the wire: what waits for somebody of the office, each thing once. */

const moment = z.iso.datetime({ offset: true });
export const todayWhoseSchema = z.enum(TODAY_WHOSE);

/** A case in the queue. */
const todayCaseSchema = z
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
  .meta({ id: 'TodayCase' });
export type TodayCase = z.infer<typeof todayCaseSchema>;

/** An enquiry in the queue. */
const todayEnquirySchema = enquiryItemSchema
  .extend({
    kind: z.literal('enquiry'),
    section: z.enum(TODAY_SECTIONS),
    since: moment.meta({
      description: 'In the section due the start of the day of the next step, else when it was entered',
    }),
  })
  .meta({ id: 'TodayEnquiry' });
export type TodayEnquiry = z.infer<typeof todayEnquirySchema>;

const day = { section: z.literal('today'), since: moment.meta({ description: 'When it begins' }) };

/** An appointment of today. */
const todayAppointmentSchema = appointmentSchema
  .extend({ kind: z.literal('appointment'), ...day })
  .meta({ id: 'TodayAppointment' });
export type TodayAppointment = z.infer<typeof todayAppointmentSchema>;

/** An event of today. It is everybody's. */
const todayEventSchema = z
  .object({
    kind: z.literal('event'),
    id: z.string().meta({ description: 'The number of the event' }),
    ...day,
    title: z.string(),
    place: z.string().nullable(),
    online: z.boolean(),
    ends_at: moment,
    registered: z.int().min(0),
    capacity: z.int().nullable(),
  })
  .meta({ id: 'TodayEvent' });
export type TodayEvent = z.infer<typeof todayEventSchema>;

const todayItemSchema = z.discriminatedUnion('kind', [
  todayCaseSchema,
  todayEnquirySchema,
  todayAppointmentSchema,
  todayEventSchema,
]);
export type TodayItem = z.infer<typeof todayItemSchema>;

const count = z.int().min(0);
export const todaySchema = pagedSchema(todayItemSchema)
  .extend({
    sections: z
      .array(z.object({ section: z.enum(TODAY_SECTIONS), count }))
      .meta({ description: 'How many of each there are on all pages' }),
    counts: z.object({ mine: count, nobody: count, everybody: count }).meta({
      description: 'How long the queue of each choice of `whose` is. Events are in mine and everybody.',
    }),
    digest: z.boolean().meta({ description: 'Whether who asks gets their queue by mail at 8:00' }),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof todaySchema>;

/** Turns the mail of the morning on or off for who asks. */
export const todayDigestSchema = z.object({ digest: z.boolean() }).meta({ id: 'TodayDigest' });
