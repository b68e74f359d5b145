import * as z from 'zod';
import { EVENT_STANDINGS } from './event-standing.ts';
import { pagedSchema } from './paging.ts';

/** Registrations for events on the wire. */

const moment = z.iso.datetime({ offset: true });
const NO_NUMBER = 'A valid integer is required.';

/**
 * Body of POST /api/app/event-register/ (docs/specification/behaviour.md, section 3). Digits in a string are accepted, as in Django.
 */
export const registerForEventSchema = z.object({
  event: z
    .union([z.int(), z.string().regex(/^\d{1,20}$/, { error: NO_NUMBER })], { error: NO_NUMBER })
    .meta({ description: 'Id of the event' }),
  waiting_list: z
    .boolean()
    .optional()
    .meta({ description: 'If the event is full, be put on the waiting list' }),
});

/** Answer to a registration. A repeated request with the same Idempotency-Key gets it again. */
export const registrationAnswerSchema = z
  .object({
    id: z.uuid(),
    event: z.int(),
    waiting: z.boolean().meta({ description: 'On the waiting list: a place is not certain' }),
    detail: z.string(),
  })
  .meta({ id: 'RegistrationAnswer' });
export type RegistrationAnswer = z.infer<typeof registrationAnswerSchema>;

/** A person's place at an event. */
export const registrationSchema = z
  .object({
    id: z.uuid(),
    event: z.int(),
    title: z.string(),
    starts_at: moment,
    ends_at: moment,
    formatted_start_date: z.string(),
    place: z.string().nullable(),
    online_link: z.string().nullable(),
    registered_at: moment,
    cancelled_at: moment.nullable(),
    waiting: z.boolean().meta({ description: 'On the waiting list: a place is not certain' }),
    standing: z.enum(EVENT_STANDINGS),
    code: z.string().nullable().meta({ description: 'What to show at the door; null without a place' }),
    messages: z
      .boolean()
      .meta({ description: 'Whether the person gets mails that staff write about this event' }),
    can_cancel: z.boolean().meta({ description: 'Until the event begins' }),
    over: z.boolean(),
  })
  .meta({ id: 'Registration' });
export type Registration = z.infer<typeof registrationSchema>;
export const registrationListSchema = pagedSchema(registrationSchema).meta({ id: 'RegistrationList' });

/** scheduled: appears later by itself. */
export const staffEventStatusSchema = z.enum(['draft', 'scheduled', 'published', 'withdrawn']);
/** Filter of GET /api/staff/events/{id}/registrations/. */
export const attendeeStateSchema = z.enum(['place', 'waiting', 'cancelled', 'came', 'missed']);
export const wantMessagesSchema = z.object({ wanted: z.boolean() });

/** An event as staff see it in lists. */
export const staffEventSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    starts_at: moment,
    ends_at: moment,
    formatted_start_date: z.string(),
    place: z.string().nullable(),
    online_link: z.string().nullable(),
    status: staffEventStatusSchema,
    standing: z.enum(EVENT_STANDINGS),
    registration_state: z.enum(['not_yet', 'open', 'closed']),
    capacity: z.int().nullable(),
    registered: z.int().meta({ description: 'Who has a place now; cancelled ones are not counted' }),
    waiting: z.int().meta({ description: 'How many are on the waiting list' }),
    came: z.int().meta({ description: 'Who came, people without a registration among them' }),
    walk_ins: z.int().meta({ description: 'Who came without a registration' }),
    over: z.boolean(),
    sample: z.boolean(),
  })
  .meta({ id: 'StaffEvent' });
export type StaffEvent = z.infer<typeof staffEventSchema>;
/**
 * Orders of GET /api/staff/events/; '-' reverses one. The default is the soonest first with when=upcoming, else the latest
 * first. Filters: `when`, `search` in title and place.
 */
export const STAFF_EVENT_ORDERINGS = [
  '-starts_at',
  'starts_at',
  '-registered',
  'registered',
  'title',
  '-title',
] as const;
export type StaffEventOrdering = (typeof STAFF_EVENT_ORDERINGS)[number];
/** `upcoming`: not over yet. */
export const eventTimeSchema = z.enum(['upcoming', 'past']);
export const staffEventListSchema = pagedSchema(staffEventSchema).meta({ id: 'StaffEventList' });

/** A registered person, as staff see them. */
export const attendeeSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    contact: z.string(),
    registered_at: moment,
    cancelled_at: moment.nullable(),
    waiting: z.boolean(),
    here_at: moment.nullable().meta({ description: 'When the person came' }),
    code: z.string().meta({ description: 'What the person shows at the door' }),
  })
  .meta({ id: 'Attendee' });
export type Attendee = z.infer<typeof attendeeSchema>;
export const attendeeListSchema = pagedSchema(attendeeSchema).meta({ id: 'AttendeeList' });
