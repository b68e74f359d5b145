import type { FollowUpsDone } from '../../contract/follow-up.ts';
import type { Principal } from '../accounts/policy.ts';
import { caseHeads, hasHad } from './data.bulk-preview.ts';
import { fillFor } from './data.templates.ts';
import { writeNote } from './commands.messages.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Writes the same message to the students of several cases: each gets a mail of their own, with the fields of the message
 * filled in for them. A case that has nothing for a field is left. A case that has had this text
 * within a day counts as `same`, so that sending again after a lost answer mails nobody twice.
 */
export async function writeMany(
  context: ApplicationContext,
  principal: Principal,
  { ids, note }: { ids: readonly string[]; note: string },
): Promise<FollowUpsDone> {
  const done: FollowUpsDone = { changed: 0, same: 0, left: [] };
  for (const id of new Set(ids)) {
    const { text, faults } = await fillFor(context.db, id, note);
    if (faults.length > 0) {
      const title = (await caseHeads(context.db, [id])).get(id)?.reference ?? '';
      done.left.push({ id, title, reason: faults.join(' ') });
    } else if (await hasHad(context, id, text)) done.same += 1;
    else if ((await writeNote(context, principal, 'staff', id, text)).ok) done.changed += 1;
    else done.left.push({ id, title: '', reason: 'This case no longer exists.' });
  }
  return done;
}
