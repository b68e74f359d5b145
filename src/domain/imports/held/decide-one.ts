import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { readHeldRows, openHolds, type HeldRow } from './data.ts';
import { decideHolds } from './decide.ts';

/** Doubted values that wait for a decision, oldest first: for the command. */
export const waitingHolds = (db: Kysely<Database>, limit = 1000): Promise<HeldRow[]> =>
  readHeldRows(db, openHolds({ about: 'doubt' }), sql`order by h.id limit ${limit}`);

export type HoldDecision =
  | { ok: true; held: Pick<HeldRow, 'source_key' | 'field' | 'value'> }
  | { ok: false; reason: 'not_found' | 'already_decided' | 'impossible' };

/**
 * Decides one held value. Accepted: it is shown from now on, and later imports that state it keep it. Dismissed: it stays
 * hidden, and later imports that state it do not ask again.
 */
export async function decideHold(
  db: Kysely<Database>,
  id: number,
  decision: 'accept' | 'dismiss',
): Promise<HoldDecision> {
  const [held] = await readHeldRows(db, sql`h.id = ${id}`, sql``);
  if (!held) return { ok: false, reason: 'not_found' };
  if (held.state !== 'open') return { ok: false, reason: 'already_decided' };
  const asked = { ids: [id], filter: null, decision, value: null, preview: false, expected: null };
  const done = await decideHolds(db, asked, { now: new Date(), by: null });
  return done.ok && done.value.decided === 1 ? { ok: true, held } : { ok: false, reason: 'impossible' };
}
