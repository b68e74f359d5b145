import { sql } from 'kysely';
import type { FollowUpsDone } from '../../contract/follow-up.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { writeNote } from './commands.messages.ts';
import type { ApplicationContext } from './context.ts';

/** Within these hours the same text is not sent to the same case again. */
const SAME_TEXT_HOURS = 24;

/**
 * Writes the same message to the students of several cases: each gets a mail of their own. A case that has had this text
 * within a day counts as `same`, so that sending again after a lost answer mails nobody twice.
 */
export async function writeMany(
  context: ApplicationContext,
  principal: Principal,
  { ids, note }: { ids: readonly string[]; note: string },
): Promise<FollowUpsDone> {
  const done: FollowUpsDone = { changed: 0, same: 0, left: [] };
  for (const id of new Set(ids)) {
    if (await hasHad(context, id, note)) done.same += 1;
    else if ((await writeNote(context, principal, 'staff', id, note)).ok) done.changed += 1;
    else done.left.push({ id, title: '', reason: 'This case no longer exists.' });
  }
  return done;
}

async function hasHad(
  { db, clock }: { db: Db } & Pick<ApplicationContext, 'clock'>,
  id: string,
  note: string,
) {
  if (!isUuid(id)) return false;
  const since = new Date(clock.now().getTime() - SAME_TEXT_HOURS * 60 * 60 * 1000);
  const found = await db
    .selectFrom('application_history')
    .select(sql`1`.as('one'))
    .where('application_id', '=', id)
    .where('event', '=', 'note')
    .where('by_role', '=', 'staff')
    .where('note', '=', note)
    .where('at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}
