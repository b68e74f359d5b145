import type { Generated } from 'kysely';
import type { CaseViewShown } from '../../../contract/case-views.ts';
import type { StaffRole } from '../../../contract/rights.ts';
import type { Json, WithDefault } from './column-types.ts';

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

/** Saved views of the list of cases. */
export interface CaseViewsTable {
  id: Generated<string>;
  owner_id: string;
  name: string;
  shared: WithDefault<boolean>;
  shown: Json<CaseViewShown>;
  version: WithDefault<number>;
  created_at: Date;
}

/** The view with which somebody's list begins. */
export interface CaseViewFirstsTable {
  user_id: string;
  view_id: string;
}
