import type { Transaction } from 'kysely';
import type { ChangeAction } from '../../contract/change-log.ts';
import type { Json } from '../../contract/edits/changes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { NewRate } from './commands.write.ts';
import { BANK } from './policy.ts';

interface Asked {
  now: Date;
  /** Null: the system, which fetches once a day. */
  by: string | null;
}

/** What the log of changes shows of a rate. */
const shown = ({ npr, as_of, source }: Pick<NewRate, 'npr' | 'as_of' | 'source'>): Json => ({
  Rupees: npr,
  Day: as_of,
  Source: source,
});

/** Says in the log of changes that staff typed a rate, or use the bank's again. */
export async function logRate(trx: Transaction<Database>, rate: NewRate, { now, by }: Asked): Promise<void> {
  const { currency } = rate;
  const query = trx.selectFrom('exchange_rates').select(['npr', 'as_of', 'source']);
  const known = await query.where('currency', '=', currency).executeTakeFirst();
  await recordChange(trx, {
    at: now,
    actor: by,
    kind: 'rate',
    object: currency,
    title: currency,
    action: 'changed',
    before: known ? shown(known) : {},
    after: shown(rate),
  });
}

/** Says in the log of changes what a fetch has brought. The daily one only if it has changed a rate. */
export async function logFetch(
  trx: Transaction<Database>,
  { before, after, problem }: { before: Json; after: Record<string, number>; problem: string },
  { now, by }: Asked,
): Promise<void> {
  if (by === null && Object.keys(after).length === 0) return;
  const action: ChangeAction = 'fetched';
  await recordChange(trx, {
    at: now,
    actor: by,
    kind: 'rate',
    object: '',
    title: BANK,
    action,
    before,
    after: { ...after, ...(problem && { Problem: problem }) },
  });
}
