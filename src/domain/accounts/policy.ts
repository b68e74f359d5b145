import type { Role } from '../../contract/accounts.ts';
import type { TokenFailure } from '../../contract/errors.ts';

/** Who makes a call, as the database knows them at that moment. */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  /** A confirmed second factor is set up. */
  secondFactor: boolean;
  /** The call carries a proof of this session that the password or a code was typed minutes ago. */
  proved: boolean;
}

export type { TokenFailure } from '../../contract/errors.ts';

export type Authentication = { ok: true; principal: Principal } | { ok: false; failure: TokenFailure };

/** The two parts of a mailed link, as they stand in its path. */
export interface MailedLink {
  /** base64url of the account's id. */
  encodedPk: string;
  token: string;
}

export interface Credentials {
  email: string;
  password: string;
}
