import { wakeSender } from './commands.wake.ts';
import { DEAD_TEXT_DAYS, KEPT_DAYS } from './policy.ts';
import type { MailContext } from './rows.ts';
import { minutesAfter } from './states.ts';

const DAY_MINUTES = 24 * 60;
/** A mail that is due that long has lost its job: restored from a backup without the queue's tables, say. */
const LOST_MINUTES = 2;
const WOKEN_AT_ONCE = 1_000;

/** Looks after the outbox: wakes what was forgotten, wipes texts that are of no use any more, deletes old rows. */
export async function tendMails(context: MailContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const forgotten = await trx
      .selectFrom('mails')
      .select(['id', 'attempts', 'next_attempt_at'])
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<', minutesAfter(now, -LOST_MINUTES))
      .orderBy('next_attempt_at')
      .limit(WOKEN_AT_ONCE)
      .execute();
    for (const mail of forgotten) await wakeSender(trx, context, mail);
  });
  await db
    .updateTable('mails')
    .set({ sealed_data: null })
    .where('state', '=', 'dead')
    .where('sealed_data', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('expires_at', '<=', now), eb('dead_at', '<', minutesAfter(now, -DEAD_TEXT_DAYS * DAY_MINUTES))]),
    )
    .execute();
  await db
    .deleteFrom('mails')
    .where('state', '<>', 'waiting')
    .where('queued_at', '<', minutesAfter(now, -KEPT_DAYS * DAY_MINUTES))
    .execute();
}
