import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { KeySet } from '../../platform/security/secret-keys.ts';
import type { StaffNewsContext } from '../accounts/commands.tell-staff.ts';
import type { RecordSecurity } from '../security/context.ts';

/** What the commands of second factors need. */
export interface SecondFactorContext extends StaffNewsContext {
  db: Kysely<Database>;
  clock: Clock;
  recordSecurity: RecordSecurity;
  /** Seals the secrets of authenticator apps. */
  sealKeys: KeySet;
  /** Hashes recovery codes. */
  codeKey: Buffer;
  /** Shown above the code in authenticator apps. */
  issuer(): string;
  /** Base of links in mails. */
  publicOrigin: string;
}
