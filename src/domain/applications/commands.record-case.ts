import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { recordChange, type LoggedChange } from '../change-log/commands.record.ts';

/** The case that an entry of the log of changes is about. */
interface RecordedCase {
  id: string;
  reference: string;
  user_id: string;
}

/** Records what staff, or the system for them, did with a case. Erasing its student blanks the entry. */
export const recordCase = (
  trx: Transaction<Database>,
  { id, reference, user_id }: RecordedCase,
  change: Pick<LoggedChange, 'at' | 'actor' | 'action' | 'before' | 'after' | 'changes'>,
): Promise<void> =>
  recordChange(trx, { ...change, kind: 'application', object: id, title: reference, about: user_id });
