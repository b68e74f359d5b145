import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** The transaction that is open now. An import that is written in parts has another one for each part. */
export interface Writing {
  trx: Transaction<Database>;
}
