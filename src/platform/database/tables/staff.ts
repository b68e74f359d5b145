import type { Generated } from 'kysely';
import type { StaffRole } from '../../../contract/rights.ts';

/** Open invitations to work here. */
export interface StaffInvitationsTable {
  id: Generated<string>;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  staff_role: StaffRole;
  token_hash: Buffer;
  invited_by: string | null;
  invited_at: Date;
  sent_at: Date;
  expires_at: Date;
}

/** Staff who want their queue of the day by mail. */
export interface TodayDigestsTable {
  user_id: string;
  /** 'YYYY-MM-DD' in Nepal: the day of the last mail, or on which there was nothing to mail. */
  done_on: string | null;
}
