import { sql, type Kysely } from 'kysely';
import { SELF_CLOSING_STATES, TRANSITIONS, type Transition } from '../../contract/application-states.ts';
import { noteBefore, noteDue, notedADayAgo } from '../due-deletions.ts';
import type { Database } from '../../platform/database/schema.ts';
import { lockCase } from './commands.lock.ts';
import { makeMove } from './commands.move.ts';
import type { ApplicationContext } from './context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;
const CLOSINGS: ReadonlyMap<string, Transition> = new Map(
  TRANSITIONS.filter(({ from, event }) => event === 'close' && SELF_CLOSING_STATES.includes(from)).map(
    (move) => [move.from, move],
  ),
);

/** True for cases `a` without a move, message or document since that time. What only the office sees does not count. */
const idleSince = (time: Date) => sql<boolean>`a.state_changed_at <= ${time}
  and not exists (select from application_history h where h.application_id = a.id and h.at > ${time} and not h.internal)`;

/**
 * Closes cases that wait for nobody and had no move, message or document for `closingDays`. Otherwise the documents
 * of a case that nobody closes would stay for ever.
 */
export async function closeIdleCases(context: ApplicationContext): Promise<void> {
  const { db, clock, closingDays } = context;
  const before = new Date(clock.now().getTime() - closingDays * DAY_MS);
  await noteDue(
    db,
    'resting-case',
    sql`select a.id::text as subject from applications a
    where a.state in (${sql.join([...SELF_CLOSING_STATES])}) and ${idleSince(noteBefore(before))}`,
  );
  const resting = (from: Pick<Kysely<Database>, 'selectFrom'>) =>
    from
      .selectFrom('applications as a')
      .select('a.id')
      .where('a.state', 'in', SELF_CLOSING_STATES)
      .where(idleSince(before))
      .where(notedADayAgo('resting-case', sql`a.id::text`));
  for (;;) {
    const cases = await resting(db).orderBy('a.state_changed_at').limit(AT_ONCE).execute();
    for (const { id } of cases) {
      await db.transaction().execute(async (trx) => {
        const known = await lockCase(trx, id);
        // The case changed, or another process closed it, since it was listed.
        const still = known && (await resting(trx).where('a.id', '=', id).executeTakeFirst());
        const move = CLOSINGS.get(known?.state ?? '');
        if (still && move)
          await makeMove(trx, context, known, move, { by: 'system', actorId: null, note: '' });
      });
    }
    if (cases.length < AT_ONCE) return;
  }
}
