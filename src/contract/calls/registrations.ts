import * as z from 'zod';
import {
  registerForEventSchema,
  registrationAnswerSchema,
  registrationListSchema,
  registrationSchema,
  wantMessagesSchema,
} from '../registrations.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathUuid, queryParameter } from './parameters.ts';

export const registerForEvent = describeCall({
  method: 'post',
  path: '/api/app/event-register/',
  body: registerForEventSchema,
  status: 201,
  answer: registrationAnswerSchema,
});

export const listOwnRegistrations = describeCall({
  method: 'get',
  path: '/api/user/registrations/',
  parameters: [...PAGING, queryParameter('event', 'Only those for this event.', z.int().min(1), '12')],
  answer: registrationListSchema,
});

export const cancelOwnRegistration = describeCall({
  method: 'post',
  path: '/api/user/registrations/{id}/cancel/',
  parameters: [pathUuid('registration')],
  answer: registrationSchema,
});

export const wantEventMessages = describeCall({
  method: 'post',
  path: '/api/user/registrations/{id}/messages/',
  parameters: [pathUuid('registration')],
  body: wantMessagesSchema,
  answer: registrationSchema,
});
