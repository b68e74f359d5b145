import { sql } from 'kysely';
import type { PersonalData } from '../accounts/context.ts';
import { forgetNames } from './commands.forget.ts';

/**
 * What of the log about their cases students can see. Moves are in the history of the case, once they are shown; all else
 * is work of the office.
 */
const SHOWN = sql.join(['wrote', 'read', 'document_opened']);

/**
 * What the log of changes stores about a person. Entries that a person made stay, under an id that no longer refers to
 * anything; entries about the person keep only time and action.
 */
export const changesOfPerson: PersonalData = {
  section: 'changes_by_staff',

  /** Who made a change is left out: that is the colleague's data. */
  async read(db, userId) {
    const rows = await db
      .selectFrom('change_log')
      .select(['at', 'kind', 'title', 'action', 'changes', 'about', 'actor_id'])
      .where(({ or, eb }) => or([eb('about', '=', userId), eb('actor_id', '=', userId)]))
      .where(sql<boolean>`(kind <> 'application' or actor_id = ${userId} or action in (${SHOWN}))`)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ at, kind, title, action, changes, about, actor_id }) => ({
      at: at.toISOString(),
      by: actor_id === userId ? 'you' : actor_id === null ? 'system' : 'staff',
      action,
      kind,
      ...(about === userId && { title, changes }),
    }));
  },

  async erase(trx, userId) {
    await trx
      .updateTable('change_log')
      .set({ title: '', changes: '[]' })
      .where('about', '=', userId)
      .execute();
    await trx
      .updateTable('change_log')
      .set({ title: '' })
      .where('kind', 'in', ['person', 'staff'])
      .where('object', '=', userId)
      .execute();
    await forgetNames(trx, userId);
    // The message keeps nothing but a name of who sent it; the log knows whose it is.
    await sql`update event_messages m set sent_by = null from change_log c
      where c.kind = 'event' and c.action = 'mailed' and c.actor_id = ${userId}
        and c.object = m.event_id::text and c.at = m.sent_at`.execute(trx);
    await trx.updateTable('revisions').set({ author_name: null }).where('author_id', '=', userId).execute();
  },
};
