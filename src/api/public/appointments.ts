import * as calls from '../../contract/calls/appointments.ts';
import { ok } from '../../contract/errors.ts';
import * as examples from '../examples/appointments.ts';
import { counselor } from '../examples/enquiries.ts';
import { handleCall } from '../http/handle-call.ts';

const TAG = 'Appointments';

const askAppointmentTimes = handleCall(calls.askAppointmentTimes, {
  tag: TAG,
  summary: 'Times that can be booked',
  description:
    'With a counselor of an office, in the next 14 days, at least an hour from now. A POST, because the answer is true for this moment only.',
  limit: 'own',
  bodyExample: { branch: 'Head office', counselor: null },
  example: examples.times,
  errors: [],
  run: async ({ appointments }, { body }) => ok(await appointments.times(body)),
});

const bookAppointment = handleCall(calls.bookAppointment, {
  tag: TAG,
  summary: 'Book a time',
  description:
    'A phone number or an e-mail address is needed. Sending it again books nothing twice. The answer has the secret of the link with which the appointment is moved and cancelled; it is mailed too, if there is an address.',
  limit: 'enquiry',
  bodyExample: {
    name: 'Asha Rai',
    contact: '984-1234567',
    email: '',
    message: 'About nursing in Australia',
    starts_at: examples.own.starts_at,
    branch: examples.own.branch,
    counselor: counselor.id,
    consent: true,
    website: '',
  },
  example: examples.own,
  errors: [],
  refusals: ['time_taken', 'enough_appointments', 'cannot_book_here'],
  run: ({ appointments }, { body }) => appointments.book(body),
});

const readOwnAppointment = handleCall(calls.readOwnAppointment, {
  tag: TAG,
  summary: 'An appointment by its link',
  description: 'A POST, so that the secret of the link is in no address.',
  limit: 'own',
  bodyExample: { link: examples.LINK },
  example: examples.own,
  errors: ['not_found'],
  run: ({ appointments }, { body }) => appointments.readOwn(body.link),
});

const moveOwnAppointment = handleCall(calls.moveOwnAppointment, {
  tag: TAG,
  summary: 'Move an appointment by its link',
  description: 'To a free time of the same office, until an hour before. The counselor is told.',
  limit: 'enquiry',
  bodyExample: { link: examples.LINK, starts_at: '2026-11-24T06:15:00.000Z' },
  example: examples.own,
  errors: ['not_found'],
  refusals: ['time_taken', 'appointment_shut'],
  run: ({ appointments }, { body }) => appointments.moveOwn(body.link, body.starts_at),
});

const cancelOwnAppointment = handleCall(calls.cancelOwnAppointment, {
  tag: TAG,
  summary: 'Cancel an appointment by its link',
  description: 'Until an hour before. Cancelling twice succeeds. The counselor is told.',
  limit: 'enquiry',
  bodyExample: { link: examples.LINK },
  example: { ...examples.own, state: 'cancelled', can_change: false },
  errors: ['not_found'],
  refusals: ['appointment_shut'],
  run: ({ appointments }, { body }) => appointments.cancelOwn(body.link),
});

export const APPOINTMENT_CALLS = [
  askAppointmentTimes,
  bookAppointment,
  readOwnAppointment,
  moveOwnAppointment,
  cancelOwnAppointment,
] as const;
