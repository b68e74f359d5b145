import {
  appointmentLinkSchema,
  appointmentTimesBody,
  appointmentTimesSchema,
  bookAppointmentSchema,
  moveOwnAppointmentSchema,
  ownAppointmentSchema,
} from '../appointments.ts';
import { describeCall } from './describe.ts';

/** Booking by visitors. Reads are posts too: answers are never kept, and the secret of a link is in no address. */

export const askAppointmentTimes = describeCall({
  method: 'post',
  path: '/api/app/appointment-times/',
  body: appointmentTimesBody,
  answer: appointmentTimesSchema,
});

export const bookAppointment = describeCall({
  method: 'post',
  path: '/api/app/appointment-create/',
  body: bookAppointmentSchema,
  status: 201,
  answer: ownAppointmentSchema,
});

export const readOwnAppointment = describeCall({
  method: 'post',
  path: '/api/app/appointment/',
  body: appointmentLinkSchema,
  answer: ownAppointmentSchema,
});

export const moveOwnAppointment = describeCall({
  method: 'post',
  path: '/api/app/appointment-move/',
  body: moveOwnAppointmentSchema,
  answer: ownAppointmentSchema,
});

export const cancelOwnAppointment = describeCall({
  method: 'post',
  path: '/api/app/appointment-cancel/',
  body: appointmentLinkSchema,
  answer: ownAppointmentSchema,
});
