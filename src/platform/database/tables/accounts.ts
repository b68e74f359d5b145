import type { Generated } from 'kysely';
import type { StaffRole } from '../../../contract/rights.ts';
import type { Json, WithDefault } from './column-types.ts';

/** The tables of people, their sessions and mailed links. */

export interface UsersTable {
  id: Generated<string>;
  email: string;
  email_key: string;
  password_hash: string;
  role: WithDefault<'user' | 'staff'>;
  /** Null exactly for accounts that are not staff. */
  staff_role: WithDefault<StaffRole | null>;
  status: WithDefault<'active' | 'disabled'>;
  verified_at: Date | null;
  first_name: WithDefault<string>;
  last_name: WithDefault<string>;
  contact: WithDefault<string>;
  address: WithDefault<string>;
  consent_version: WithDefault<string>;
  created_at: WithDefault<Date>;
  updated_at: WithDefault<Date>;
  last_login_at: Date | null;
  /** When staff made the account for a student; null: its owner signed up. */
  entered_at: WithDefault<Date | null>;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  refresh_hash: Buffer;
  agent: WithDefault<string>;
  created_at: WithDefault<Date>;
  used_at: WithDefault<Date>;
  expires_at: Date;
  ended_at: Date | null;
  proof_hash: Buffer | null;
  proof_until: Date | null;
  wrong_proofs: WithDefault<number>;
}

/** db/migrations/0021_staff_proofs.sql */
export interface KnownDevicesTable {
  user_id: string;
  device_hash: Buffer;
  created_at: Date;
  used_at: Date;
}

export interface AccountTokensTable {
  token_hash: Buffer;
  user_id: string;
  purpose: 'verify' | 'reset';
  created_at: WithDefault<Date>;
  expires_at: Date;
  used_at: Date | null;
}

/** db/migrations/0098_email_changes.sql */
export interface EmailChangesTable {
  id: Generated<string>;
  user_id: string;
  old_email: string;
  new_email: string;
  new_key: string;
  session_id: WithDefault<string | null>;
  by_staff: WithDefault<string | null>;
  reason: WithDefault<string>;
  asked_at: Date;
  confirm_until: Date;
  confirm_hash: WithDefault<Buffer | null>;
  stop_hash: WithDefault<Buffer | null>;
  undo_hash: WithDefault<Buffer | null>;
  confirmed_at: WithDefault<Date | null>;
  undo_until: WithDefault<Date | null>;
  ended_at: WithDefault<Date | null>;
  outcome: WithDefault<'replaced' | 'stopped' | 'taken_back' | null>;
}

/** db/migrations/0062_account_merges.sql */
export interface AccountMergesTable {
  id: Generated<number>;
  kept_id: string;
  gone_id: string;
  /** Charges and payments are missing in merges from before there were any. */
  moved: Json<
    Record<'applications' | 'enquiries' | 'event_registrations', string[]> &
      Partial<Record<'charges' | 'payments', string[]>>
  >;
  status_before: 'active' | 'disabled';
  merged_at: Date;
  merged_by: string | null;
  undone_at: WithDefault<Date | null>;
  undone_by: WithDefault<string | null>;
}
