import type { Db } from '../../platform/database/schema.ts';
import { readName } from '../accounts/data.names.ts';

/** The name of a member of staff; null once the account is erased. */
export const readNameIfAny = async (db: Db, id: string | null): Promise<string | null> =>
  id === null ? null : await readName(db, id);
