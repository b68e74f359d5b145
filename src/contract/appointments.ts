import * as z from 'zod';
import { MAX_EMAIL_LENGTH } from './account-rules.ts';
import { APPOINTMENT_STATES, type AppointmentState } from './appointment-words.ts';
import { pagedSchema } from './paging.ts';
import { whole } from './whole-numbers.ts';

/** Appointments on the wire. */

const moment = z.iso.datetime({ offset: true });
const text = (most: number) => z.string().trim().max(most);
const states = Object.keys(APPOINTMENT_STATES) as [AppointmentState, ...AppointmentState[]];
const counselor = z.object({ id: z.uuid(), name: z.string() });
const link = z.string().min(1).max(120).meta({ description: 'The part of the mailed link after `link=`' });
const start = moment.meta({ description: 'Start of the appointment' });

/** Asks for the times that can be booked. */
export const appointmentTimesBody = z
  .object({
    branch: text(60).default('').meta({ description: "Name of our office; '': any" }),
    counselor: z.uuid().nullable().default(null).meta({ description: 'Null: anybody' }),
  })
  .meta({ id: 'AskAppointmentTimes' });

export const appointmentTimesSchema = z
  .object({
    branches: z.array(z.string()).meta({ description: 'Our offices in which times can be booked' }),
    counselors: z.array(counselor).meta({ description: 'Who can be booked there' }),
    days: z
      .array(
        z.object({
          day: z.iso.date().meta({ description: 'A day in Nepal' }),
          times: z.array(z.object({ starts_at: moment, ends_at: moment, branch: z.string() })),
        }),
      )
      .meta({ description: 'The days of the next two weeks that have free times' }),
  })
  .meta({ id: 'AppointmentTimes' });
export type AppointmentTimes = z.infer<typeof appointmentTimesSchema>;

/** Either a number or an address is needed. */
export const bookAppointmentSchema = z
  .object({
    name: text(150).min(1),
    contact: text(80).default('').meta({ description: 'Phone number, as typed' }),
    email: text(MAX_EMAIL_LENGTH).default(''),
    message: text(4_000).default(''),
    starts_at: start,
    branch: text(60).min(1).meta({ description: 'Name of our office' }),
    counselor: z.uuid().nullable().default(null).meta({ description: 'Null: whoever is free' }),
    consent: z.literal(true).meta({ description: 'Agrees to the privacy policy as it is now' }),
    website: text(300).default('').meta({ description: 'A field that people do not see: leave it empty' }),
  })
  .meta({ id: 'BookAppointment' });
export type BookAppointment = z.output<typeof bookAppointmentSchema>;

export const appointmentLinkSchema = z.object({ link }).meta({ id: 'AppointmentLink' });
export const moveOwnAppointmentSchema = z
  .object({ link, starts_at: start })
  .meta({ id: 'MoveOwnAppointment' });

/** What the person with the link sees: nothing that was typed. */
export const ownAppointmentSchema = z
  .object({
    link: z.string(),
    starts_at: moment,
    ends_at: moment,
    branch: z.string(),
    counselor: z.string().nullable(),
    counselor_id: z.uuid().nullable(),
    state: z.enum(states),
    can_change: z.boolean().meta({ description: 'It can still be moved or cancelled' }),
  })
  .meta({ id: 'OwnAppointment' });
export type OwnAppointment = z.infer<typeof ownAppointmentSchema>;

/** An appointment as staff see it. */
export const appointmentSchema = z
  .object({
    id: z.uuid(),
    enquiry: z.uuid(),
    name: z.string(),
    contact: z.string(),
    email: z.string(),
    counselor: counselor.nullable(),
    branch: z.string(),
    starts_at: moment,
    ends_at: moment,
    state: z.enum(states),
  })
  .meta({ id: 'Appointment' });
export type Appointment = z.infer<typeof appointmentSchema>;
export const appointmentListSchema = pagedSchema(appointmentSchema).meta({ id: 'AppointmentList' });

export const enterAppointmentSchema = z
  .object({
    ticket: z.uuid().meta({ description: 'Made by the screen: the same ticket again books nothing' }),
    enquiry: z.uuid(),
    counselor: z.uuid(),
    branch: text(60).min(1),
    starts_at: start,
    minutes: z.int().min(10).max(240),
  })
  .meta({ id: 'EnterAppointment' });
export type EnterAppointment = z.output<typeof enterAppointmentSchema>;

export const moveAppointmentSchema = z
  .object({ from: start.meta({ description: 'The start that the person saw' }), starts_at: start })
  .meta({ id: 'MoveAppointment' });
export type MoveAppointment = z.output<typeof moveAppointmentSchema>;

export const markAppointmentSchema = z
  .object({
    from: z.enum(states).meta({ description: 'The state that the person saw' }),
    to: z.enum(['booked', 'came', 'missed', 'cancelled']),
  })
  .meta({ id: 'MarkAppointment' });
export type MarkAppointment = z.output<typeof markAppointmentSchema>;

const minute = z.int().min(0).max(1_440).meta({ description: 'Minutes since midnight in Nepal' });
const hoursSchema = z
  .object({
    branch: text(60).min(1),
    weekday: z.int().min(0).max(6).meta({ description: '0 is Sunday' }),
    from: minute,
    until: minute,
    minutes: z.int().min(10).max(240).meta({ description: 'How long an appointment is' }),
  })
  .refine(({ from, until, minutes }) => until - from >= minutes, {
    error: 'The end must leave room for one appointment after the beginning.',
    path: ['until'],
  });
export type CounselorHours = z.infer<typeof hoursSchema>;

/** The hours of one counselor. */
export const counselorCalendarSchema = z
  .object({
    counselor,
    hours: z.array(hoursSchema),
    days_off: z.array(z.iso.date()),
    version: z.int().meta({ description: 'To be sent with a change' }),
    may_change: z.boolean().meta({ description: 'Whether who asks may change it' }),
  })
  .meta({ id: 'CounselorCalendar' });
export type CounselorCalendar = z.infer<typeof counselorCalendarSchema>;
export const counselorCalendarsSchema = z
  .object({ branches: z.array(z.string()), calendars: z.array(counselorCalendarSchema) })
  .meta({ id: 'CounselorCalendars' });
export type CounselorCalendars = z.infer<typeof counselorCalendarsSchema>;

export const setCalendarSchema = z
  .object({
    version: whole.meta({ description: '`version` of the hours that the person saw' }),
    hours: z.array(hoursSchema).max(60),
    days_off: z.array(z.iso.date()).max(120),
  })
  .meta({ id: 'SetCounselorCalendar' });
export type SetCalendar = z.output<typeof setCalendarSchema>;
