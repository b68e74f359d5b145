import type { Generated } from 'kysely';
import type { AppointmentState } from '../../../contract/appointment-words.ts';
import type { WithDefault } from './column-types.ts';

/** When counselors can be booked, and who booked them. */

export interface CounselorHoursTable {
  id: Generated<number>;
  counselor_id: string;
  branch: string;
  /** 0 is Sunday. */
  weekday: number;
  /** From midnight in Nepal. */
  from_minute: number;
  until_minute: number;
  /** How long an appointment is. */
  minutes: number;
}

export interface CounselorDaysOffTable {
  counselor_id: string;
  /** 'YYYY-MM-DD', a day in Nepal. */
  day: string;
}

export interface CounselorCalendarsTable {
  counselor_id: string;
  version: number;
}

export interface AppointmentsTable {
  id: Generated<string>;
  ticket: WithDefault<string | null>;
  enquiry_id: string;
  counselor_id: WithDefault<string | null>;
  email: WithDefault<string>;
  email_key: WithDefault<string>;
  branch: string;
  starts_at: Date;
  ends_at: Date;
  state: WithDefault<AppointmentState>;
  day_reminder_at: WithDefault<Date | null>;
  hour_reminder_at: WithDefault<Date | null>;
  booked_at: Date;
}
