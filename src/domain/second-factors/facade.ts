import type { RecoveryCodes, SecondFactorSetup } from '../../contract/accounts.ts';
import type { Result } from '../../contract/errors.ts';
import type { SecretKeys } from '../../platform/security/secret-keys.ts';
import type { Principal } from '../accounts/policy.ts';
import { checkCode, type CheckedCode } from './commands.check.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './commands.set-up.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { SecondFactorContext } from './context.ts';

/** Second factors of staff: codes of an authenticator app, and recovery codes. */
export interface SecondFactors {
  /** Starts the setup. @returns the secret for the app; not_staff, current_password_wrong, second_factor_exists. */
  begin(principal: Principal, password: string): Promise<Result<SecondFactorSetup>>;
  /** Confirms it and ends every other session. @returns second_factor_wrong, second_factor_exists. */
  confirm(principal: Principal, code: string): Promise<Result<RecoveryCodes>>;
  /** @returns current_password_wrong, second_factor_wrong, throttled. */
  remove(principal: Principal, proof: { password: string; code: string }): Promise<Result<void>>;

  /** Whether a login needs a code. */
  isSetUp(db: Db, userId: string): Promise<boolean>;
  /** Checks a code of the app or a recovery code, and uses it up. */
  check(db: Db, userId: string, code: string): Promise<CheckedCode>;
}

interface SecondFactorOptions extends Omit<SecondFactorContext, 'sealKeys' | 'codeKey'> {
  secretKeys: SecretKeys;
}

export function createSecondFactors({ secretKeys, ...options }: SecondFactorOptions): SecondFactors {
  const context: SecondFactorContext = {
    ...options,
    sealKeys: secretKeys.of('second factors'),
    codeKey: secretKeys.lasting('recovery codes'),
  };
  return {
    begin: (principal, password) => beginSecondFactor(context, principal, password),
    confirm: (principal, code) => confirmSecondFactor(context, principal, code),
    remove: (principal, proof) => removeSecondFactor(context, principal, proof),
    check: (db, userId, code) => checkCode(context, db, userId, code),
    async isSetUp(db, userId) {
      const factor = await db
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return factor !== undefined;
    },
  };
}
