import { messageSchema } from '../accounts.ts';
import {
  invitationBodySchema,
  invitationCheckSchema,
  invitationListSchema,
  invitationSchema,
  joinBodySchema,
  leaveBodySchema,
  openWorkSchema,
} from '../staff.ts';
import { describeCall } from './describe.ts';
import { MAILED_LINK, PAGING, pathUuid } from './parameters.ts';

export const listInvitations = describeCall({
  method: 'get',
  path: '/api/staff/invitations/',
  parameters: PAGING,
  answer: invitationListSchema,
});

export const invite = describeCall({
  method: 'post',
  path: '/api/staff/invitations/',
  body: invitationBodySchema,
  status: 201,
  answer: invitationSchema,
});

export const inviteAgain = describeCall({
  method: 'post',
  path: '/api/staff/invitations/{id}/resend/',
  parameters: [pathUuid('invitation')],
  answer: invitationSchema,
});

export const withdrawInvitation = describeCall({
  method: 'post',
  path: '/api/staff/invitations/{id}/withdraw/',
  parameters: [pathUuid('invitation')],
  answer: messageSchema,
});

export const readOpenWork = describeCall({
  method: 'get',
  path: '/api/staff/people/{id}/open-work/',
  parameters: [pathUuid('person')],
  answer: openWorkSchema,
});

export const leaveStaff = describeCall({
  method: 'post',
  path: '/api/staff/people/{id}/leave/',
  parameters: [pathUuid('person')],
  body: leaveBodySchema,
  answer: messageSchema,
});

export const checkInvitation = describeCall({
  method: 'post',
  path: '/api/user/invitation/{encoded_pk}/{token}/',
  parameters: MAILED_LINK,
  answer: invitationCheckSchema,
});

export const joinStaff = describeCall({
  method: 'patch',
  path: '/api/user/invitation/{encoded_pk}/{token}/',
  parameters: MAILED_LINK,
  body: joinBodySchema,
  answer: messageSchema,
});
