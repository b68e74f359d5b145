/** The states of appointments with their words. Without zod: browsers read it. */

export const APPOINTMENT_STATES = {
  booked: 'Booked',
  came: 'Came',
  missed: 'Did not come',
  cancelled: 'Cancelled',
} as const;
export type AppointmentState = keyof typeof APPOINTMENT_STATES;

/** Days of the week as `weekday` counts them. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** 'Tuesday' for '2026-06-02'. @param day a calendar day */
export const weekdayName = (day: string): string => WEEKDAYS[weekdayOf(day)] ?? '';

/** 0 for a Sunday. @param day a calendar day, '2026-06-02' */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** How long an appointment can be. */
export const APPOINTMENT_MINUTES = [15, 20, 30, 45, 60, 90] as const;
/** Visitors see the free times of so many days, today among them. */
export const BOOKABLE_DAYS = 14;
