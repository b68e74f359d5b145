import type { Role } from '../../contract/accounts.ts';

/** Who makes a call, as the database knows them at that moment. */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  /** A confirmed second factor is set up. */
  secondFactor: boolean;
}

/** Why an access token lets nobody in. */
export type TokenFailure =
  'token_expired' | 'token_invalid' | 'token_wrong_type' | 'user_not_found' | 'user_inactive';

export type Authentication = { ok: true; principal: Principal } | { ok: false; failure: TokenFailure };
