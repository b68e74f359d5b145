import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';

export type Trx = Transaction<Database>;

/** Ids of the rows that tests refer to; other rows are found through lists. */
export interface Catalogue {
  country: { australia: number; canada: number; germany: number };
  interest: { diploma: number; bachelor: number; masters: number; hidden: number };
  specialization: { it: number; health: number; engineering: number; arts: number };
  university: { harbour: number; montreal: number; odd: number; empty: number; draft: number };
  course: { plain: number; bare: number; french: number; draft: number; withdrawn: number; hidden: number };
  scholarship: { merit: number; travel: number; montreal: number };
}

/** Inserts a row. @returns its id */
export async function add<T extends keyof Database>(
  trx: Trx,
  table: T,
  row: Insertable<Database[T]>,
): Promise<number> {
  const { id } = await trx
    .insertInto(table)
    .values(row as never)
    .returning('id' as never)
    .executeTakeFirstOrThrow()
    .then((inserted) => inserted as { id: number });
  return id;
}
