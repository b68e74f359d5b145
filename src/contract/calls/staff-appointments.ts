import * as z from 'zod';
import {
  appointmentListSchema,
  appointmentSchema,
  counselorCalendarSchema,
  counselorCalendarsSchema,
  enterAppointmentSchema,
  markAppointmentSchema,
  moveAppointmentSchema,
  setCalendarSchema,
} from '../appointments.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathUuid, queryParameter } from './parameters.ts';

export const listAppointments = describeCall({
  method: 'get',
  path: '/api/staff/appointments/',
  parameters: [
    queryParameter(
      'when',
      'upcoming: not over yet, the next first; past: over, the latest first; blank: all, the latest first.',
      z.enum(['upcoming', 'past']),
      'upcoming',
    ),
    queryParameter('counselor', "Id of the counselor, or 'me'.", z.union([z.uuid(), z.literal('me')]), 'me'),
    queryParameter('branch', 'Name of our office.', z.string(), 'Head office'),
    ...PAGING,
  ],
  answer: appointmentListSchema,
});

export const enterAppointment = describeCall({
  method: 'post',
  path: '/api/staff/appointments/',
  body: enterAppointmentSchema,
  status: 201,
  answer: appointmentSchema,
});

export const moveAppointment = describeCall({
  method: 'post',
  path: '/api/staff/appointments/{id}/move/',
  parameters: [pathUuid('appointment')],
  body: moveAppointmentSchema,
  answer: appointmentSchema,
});

export const markAppointment = describeCall({
  method: 'post',
  path: '/api/staff/appointments/{id}/mark/',
  parameters: [pathUuid('appointment')],
  body: markAppointmentSchema,
  answer: appointmentSchema,
});

export const listCounselorCalendars = describeCall({
  method: 'get',
  path: '/api/staff/counselor-hours/',
  answer: counselorCalendarsSchema,
});

export const setCounselorCalendar = describeCall({
  method: 'post',
  path: '/api/staff/counselor-hours/{id}/',
  parameters: [pathUuid('person')],
  body: setCalendarSchema,
  answer: counselorCalendarSchema,
});
