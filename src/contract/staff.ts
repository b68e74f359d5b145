import * as z from 'zod';
import { profileFieldsSchema, staffRoleSchema } from './accounts.ts';
import { inviteEmailSchema, joinBodySchema } from './account-bodies.ts';
import { pagedSchema } from './paging.ts';

/** Who works here: invitations, and people who leave. */

const moment = z.iso.datetime({ offset: true });
const name = (longest: z.ZodString) => longest.min(1);

export const invitationBodySchema = z
  .object({
    first_name: name(profileFieldsSchema.shape.first_name),
    last_name: profileFieldsSchema.shape.last_name,
    email: inviteEmailSchema,
    staff_role: staffRoleSchema,
  })
  .meta({ id: 'Invite' });
export type InvitationBody = z.infer<typeof invitationBodySchema>;

export const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    staff_role: staffRoleSchema,
    invited_by: z.string().nullable().meta({ description: 'Name or address; null once erased' }),
    invited_at: moment,
    sent_at: moment.meta({ description: 'When the newest mail was queued' }),
    expires_at: moment,
    expired: z.boolean(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;
export const invitationListSchema = pagedSchema(invitationSchema).meta({ id: 'InvitationList' });

/** What the page of an invitation shows. */
export const invitationCheckSchema = z
  .object({
    works: z.boolean(),
    detail: z.string().meta({ description: 'Why it does not work, in one sentence; empty if it does' }),
    email: z.string(),
    first_name: z.string(),
    staff_role: staffRoleSchema.nullable().meta({ description: 'Null if the link does not work' }),
    has_account: z
      .boolean()
      .meta({ description: 'There is a confirmed account: its password stays, and none is asked for' }),
  })
  .meta({ id: 'InvitationCheck' });
export type InvitationCheck = z.infer<typeof invitationCheckSchema>;
export { joinBodySchema };

/** What a person would leave behind. */
export const openWorkSchema = z
  .object({
    id: z.uuid().meta({ description: 'The account' }),
    items: z.array(
      z.object({
        label: z.string().meta({ description: "'2 drafts'" }),
        count: z.int(),
        titles: z.array(z.string()).meta({ description: 'The first ten' }),
      }),
    ),
  })
  .meta({ id: 'OpenWork' });
export type OpenWorkList = z.infer<typeof openWorkSchema>;

export const leaveBodySchema = z
  .object({
    heir: z.uuid().nullable().meta({ description: 'Who takes over; null if there is nothing to take over' }),
    disable: z.boolean().default(false).meta({ description: 'Also disables the account' }),
  })
  .meta({ id: 'Leave' });
