import type { Result } from '../../contract/errors.ts';
import type { Colleagues } from '../../contract/follow-up.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Invitation, InvitationBody, OpenWorkList } from '../../contract/staff.ts';
import type { MailedLink, Principal } from '../accounts/policy.ts';
import { listColleagues } from '../follow-up/data.colleagues.ts';
import { invite, inviteAgain, withdrawInvitation } from './commands.invite.ts';
import { checkInvitation, join } from './commands.join.ts';
import { leave, readOpenWork } from './commands.leave.ts';
import type { TeamContext } from './context.ts';
import { listInvitations } from './data.invitations.ts';

/** Who works here: people are invited, join and leave. */
export interface Team {
  /** Open invitations, the newest first. @returns invalid_page */
  invitations(query: PageQuery): Promise<Result<Page<Invitation>>>;
  /** Mails an invitation. @returns invalid (email), already_staff, already_invited */
  invite(principal: Principal, form: InvitationBody): Promise<Result<Invitation>>;
  /** Mails it again with a new link. @returns not_found */
  inviteAgain(principal: Principal, id: string): Promise<Result<Invitation>>;
  /** @returns not_found */
  withdraw(principal: Principal, id: string): Promise<Result<void>>;
  checkInvitation(link: MailedLink): ReturnType<typeof checkInvitation>;
  /** Accepts an invitation. @returns invitation_invalid, invitation_expired, account_disabled; invalid (new_password) */
  join(link: MailedLink, newPassword: string | undefined): Promise<Result<void>>;
  /** Who can look after cases and enquiries, by name. */
  colleagues(): Promise<Colleagues>;
  /** What somebody would leave behind. @returns not_found */
  openWork(id: string): Promise<Result<OpenWorkList>>;
  /**
   * Takes somebody off the staff at once and hands their open work over.
   * @returns not_found, not_on_staff, heir_needed, own_account, last_owner; invalid (heir)
   */
  leave(
    principal: Principal,
    id: string,
    form: { heir: string | null; disable?: boolean | undefined },
  ): Promise<Result<void>>;
}

export function createTeam(context: TeamContext): Team {
  return {
    invitations: (query) => listInvitations(context.db, query, context.clock.now()),
    invite: (principal, form) => invite(context, principal, form),
    inviteAgain: (principal, id) => inviteAgain(context, principal, id),
    withdraw: (principal, id) => withdrawInvitation(context, principal, id),
    checkInvitation: (link) => checkInvitation(context, link),
    join: (link, newPassword) => join(context, link, newPassword),
    colleagues: () => listColleagues(context.db),
    openWork: (id) => readOpenWork(context, id),
    leave: (principal, id, form) => leave(context, principal, id, form),
  };
}
