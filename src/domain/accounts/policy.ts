import type { Role } from '../../contract/accounts.ts';
import type { StaffRole } from '../../contract/rights.ts';
import type { TokenFailure } from '../../contract/errors.ts';

/** The caller, as the database knows them at that moment. */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  /** What they may do in the back office; null: not staff. */
  staff_role: StaffRole | null;
  /** A confirmed second factor is set up. */
  secondFactor: boolean;
  /** The call carries a valid proof: the password or a code was entered in this session minutes ago. */
  proved: boolean;
}

export type { TokenFailure } from '../../contract/errors.ts';

export type Authentication = { ok: true; principal: Principal } | { ok: false; failure: TokenFailure };

/** The two path segments of a mailed link. */
export interface MailedLink {
  /** base64url of the account's id. */
  encodedPk: string;
  token: string;
}

export interface Credentials {
  email: string;
  password: string;
}
