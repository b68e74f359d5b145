import type {
  Appointment,
  AppointmentTimes,
  BookAppointment,
  CounselorCalendar,
  CounselorCalendars,
  EnterAppointment,
  MarkAppointment,
  MoveAppointment,
  OwnAppointment,
  SetCalendar,
} from '../../contract/appointments.ts';
import type { Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { SecretKeys } from '../../platform/security/secret-keys.ts';
import type { Principal } from '../accounts/policy.ts';
import { listColleagues } from '../follow-up/data.colleagues.ts';
import { bookAppointment } from './commands.book.ts';
import { setCalendar } from './commands.hours.ts';
import { cancelOwn, moveOwn, readOwn } from './commands.own.ts';
import { remind } from './commands.remind.ts';
import { enterAppointment, markAppointment, moveAppointment } from './commands.staff.ts';
import type { AppointmentContext } from './context.ts';
import { readTimes, type Wish } from './data.free.ts';
import { readCalendars } from './data.hours.ts';
import { listAppointments, type AppointmentQuery } from './data.list.ts';

/** Appointments with counselors: when they can be booked, who booked them, and the reminders. */
export interface Appointments {
  /** What can be booked now. */
  times(wish: Wish): Promise<AppointmentTimes>;
  /** @returns invalid (contact, email), time_taken, enough_appointments, cannot_book_here. */
  book(body: BookAppointment): Promise<Result<OwnAppointment>>;
  /** @returns not_found. */
  readOwn(link: string): Promise<Result<OwnAppointment>>;
  /** @returns not_found, appointment_shut, time_taken. */
  moveOwn(link: string, to: string): Promise<Result<OwnAppointment>>;
  /** @returns not_found, appointment_shut. */
  cancelOwn(link: string): Promise<Result<OwnAppointment>>;

  /** @returns invalid (when, counselor), invalid_page. */
  list(principal: Principal, query: AppointmentQuery): Promise<Result<Page<Appointment>>>;
  /** @returns invalid (enquiry, branch, starts_at), not_a_counselor, time_taken. */
  enter(principal: Principal, body: EnterAppointment): Promise<Result<Appointment>>;
  /** @returns not_found, invalid (starts_at), appointment_changed, not_a_counselor, time_taken. */
  move(principal: Principal, id: string, body: MoveAppointment): Promise<Result<Appointment>>;
  /** @returns not_found, appointment_changed, time_taken. */
  mark(principal: Principal, id: string, body: MarkAppointment): Promise<Result<Appointment>>;
  /** The hours of everybody who can be booked. */
  calendars(principal: Principal): Promise<CounselorCalendars>;
  /** @returns not_found, not_your_hours, hours_changed, invalid (hours). */
  setCalendar(principal: Principal, id: string, body: SetCalendar): Promise<Result<CounselorCalendar>>;

  /** Reminds people. For a job. */
  remind(): Promise<void>;
}

interface AppointmentOptions extends Omit<AppointmentContext, 'linkKey'> {
  secretKeys: SecretKeys;
}

export function createAppointments({ secretKeys, ...options }: AppointmentOptions): Appointments {
  const context = { ...options, linkKey: secretKeys.lasting('appointment links') };
  const { db, clock, branches } = context;
  return {
    times: (wish) => readTimes(db, context, clock.now(), wish),
    book: (body) => bookAppointment(context, body),
    readOwn: (link) => readOwn(context, link),
    moveOwn: (link, to) => moveOwn(context, link, to),
    cancelOwn: (link) => cancelOwn(context, link),
    list: ({ userId }, query) => listAppointments(db, query, { me: userId, now: clock.now() }),
    enter: (principal, body) => enterAppointment(context, principal, body),
    move: (principal, id, body) => moveAppointment(context, principal, id, body),
    mark: (principal, id, body) => markAppointment(context, principal, id, body),
    async calendars(principal) {
      const { colleagues } = await listColleagues(db);
      return { branches: [...branches()], calendars: await readCalendars(db, principal, colleagues) };
    },
    setCalendar: (principal, id, body) => setCalendar(context, principal, id, body),
    remind: () => remind(context),
  };
}
