import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { Appointment, CounselorCalendar, OwnAppointment } from '../../contract/appointments.ts';
import { counselor, enquiryItem } from './enquiries.ts';

/** A fictitious appointment for the documentation. */

export const LINK = `${EXAMPLE_IDS.appointment}.r7nVJ0p2bq1s8yT5u4wXzA3cE6gI9kLmNoPqRsTuVwY`;
const starts_at = '2026-11-24T05:15:00.000Z';
const ends_at = '2026-11-24T05:45:00.000Z';
const branch = 'Head office';

export const times = {
  branches: [branch],
  counselors: [counselor],
  days: [{ day: '2026-11-24', times: [{ starts_at, ends_at, branch }] }],
};

export const own: OwnAppointment = {
  link: LINK,
  starts_at,
  ends_at,
  branch,
  counselor: counselor.name,
  counselor_id: counselor.id,
  state: 'booked',
  can_change: true,
};

export const appointment: Appointment = {
  id: EXAMPLE_IDS.appointment,
  enquiry: EXAMPLE_IDS.enquiry,
  name: enquiryItem.name,
  contact: enquiryItem.contact,
  email: enquiryItem.email,
  counselor,
  branch,
  starts_at,
  ends_at,
  state: 'booked',
};

export const hours = [{ branch, weekday: 2, from: 600, until: 780, minutes: 30 }];

export const calendar: CounselorCalendar = {
  counselor,
  hours,
  days_off: ['2026-12-25'],
  version: 3,
  may_change: true,
};
