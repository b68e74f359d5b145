import * as calls from '../../contract/calls/staff-appointments.ts';
import { ok } from '../../contract/errors.ts';
import * as examples from '../examples/appointments.ts';
import { page } from '../examples/catalogue.ts';
import { counselor } from '../examples/enquiries.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

const TAG = 'Staff: appointments';

const listAppointments = handleCall(calls.listAppointments, {
  tag: TAG,
  summary: 'Appointments',
  description: 'Of all counselors, with the people who booked them.',
  auth: 'staff',
  right: ['enquiries', 'read'],
  limit: 'staff',
  example: page(examples.appointment),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ appointments }, { principal, query }) =>
    appointments.list(principal, {
      ...pagingOf(query),
      when: lastOf(query, 'when'),
      counselor: lastOf(query, 'counselor'),
      branch: lastOf(query, 'branch'),
    }),
});

const enterAppointment = handleCall(calls.enterAppointment, {
  tag: TAG,
  summary: 'Book a time for somebody',
  description:
    'For the person of an enquiry, also outside the weekly hours, but never when the counselor is busy. They get a mail if there is an address. The same ticket again books nothing.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: {
    ticket: '6f0c2b7e-5d1a-4e8c-9b3f-2a7d4c1e0f59',
    enquiry: examples.appointment.enquiry,
    counselor: counselor.id,
    branch: examples.appointment.branch,
    starts_at: examples.appointment.starts_at,
    minutes: 30,
  },
  example: examples.appointment,
  errors: [],
  refusals: ['time_taken', 'not_a_counselor', 'consent_withdrawn'],
  run: ({ appointments }, { principal, body }) => appointments.enter(principal, body),
});

const moveAppointment = handleCall(calls.moveAppointment, {
  tag: TAG,
  summary: 'Move an appointment',
  description:
    'The person gets a mail if there is an address. If it has been moved or cancelled since `from`, nothing is done.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: { from: examples.appointment.starts_at, starts_at: '2026-11-24T06:15:00.000Z' },
  example: examples.appointment,
  errors: ['not_found'],
  refusals: ['appointment_changed', 'time_taken', 'not_a_counselor'],
  run: ({ appointments }, { principal, params, body }) => appointments.move(principal, params.id, body),
});

const markAppointment = handleCall(calls.markAppointment, {
  tag: TAG,
  summary: 'Say what became of an appointment',
  description:
    'Came, did not come, cancelled, or booked again. If its state is not `from` any more, nothing is done.',
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: { from: 'booked', to: 'came' },
  example: { ...examples.appointment, state: 'came' },
  errors: ['not_found'],
  refusals: ['appointment_changed', 'time_taken', 'consent_withdrawn'],
  run: ({ appointments }, { principal, params, body }) => appointments.mark(principal, params.id, body),
});

const listCounselorCalendars = handleCall(calls.listCounselorCalendars, {
  tag: TAG,
  summary: 'When counselors can be booked',
  description: 'The weekly hours and the days off of everybody who can look after enquiries.',
  auth: 'staff',
  right: ['enquiries', 'read'],
  limit: 'staff',
  example: { branches: ['Head office'], calendars: [examples.calendar] },
  errors: [],
  run: async ({ appointments }, { principal }) => ok(await appointments.calendars(principal)),
});

const setCounselorCalendar = handleCall(calls.setCounselorCalendar, {
  tag: TAG,
  summary: 'Set when a counselor can be booked',
  description:
    "Replaces the weekly hours and the days off. Counselors set their own, owners everybody's. Appointments that are booked stay. If somebody has changed them since `version`, nothing is done.",
  auth: 'staff',
  right: ['enquiries', 'write'],
  limit: 'staff',
  bodyExample: { version: 2, hours: examples.hours, days_off: ['2026-12-25'] },
  example: examples.calendar,
  errors: ['not_found'],
  refusals: ['not_your_hours', 'hours_changed'],
  run: ({ appointments }, { principal, params, body }) =>
    appointments.setCalendar(principal, params.id, body),
});

export const STAFF_APPOINTMENT_CALLS = [
  listAppointments,
  enterAppointment,
  moveAppointment,
  markAppointment,
  listCounselorCalendars,
  setCounselorCalendar,
] as const;
