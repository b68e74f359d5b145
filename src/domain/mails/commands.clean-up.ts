import { sql } from 'kysely';
import { deleteDue, noteBefore, noteDue, notedADayAgo } from '../due-deletions.ts';
import { wakeSenders } from './commands.wake.ts';
import { DEAD_TEXT_DAYS, KEPT_DAYS } from './policy.ts';
import type { MailContext } from './context.ts';
import { minutesAfter } from './states.ts';

const DAY_MINUTES = 24 * 60;
/**
 * Minutes after which a mail that is still due must have lost its job, for example after a restore without the
 * queue's tables.
 */
const LOST_MINUTES = 2;
const WOKEN_AT_ONCE = 1_000;

/** Maintains the outbox: wakes mails without a job, deletes texts that are no longer of use, deletes old rows. */
export async function cleanUp(context: MailContext): Promise<void> {
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
    await wakeSenders(trx, context, forgotten);
  });
  await deleteTexts(context);
  await deleteDue(db, {
    kind: 'mail',
    table: 'mails',
    subject: sql`mails.id::text`,
    before: minutesAfter(now, -KEPT_DAYS * DAY_MINUTES),
    due: (before) => sql`state <> 'waiting' and queued_at < ${before}`,
  });
}

/** Concerns mails that were given up: staff cannot retry them once their link has expired or they are too old. */
async function deleteTexts({ db, clock }: MailContext): Promise<void> {
  const useless = (now: Date) => sql`state = 'dead' and sealed_data is not null
    and (expires_at <= ${now} or dead_at < ${minutesAfter(now, -DEAD_TEXT_DAYS * DAY_MINUTES)})`;
  const now = clock.now();
  await noteDue(
    db,
    'mail-text',
    sql`select id::text as subject from mails where ${useless(noteBefore(now))}`,
  );
  await sql`update mails set sealed_data = null
    where ${useless(now)} and ${notedADayAgo('mail-text', sql`mails.id::text`)}`.execute(db);
}
