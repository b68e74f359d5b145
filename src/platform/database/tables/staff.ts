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
