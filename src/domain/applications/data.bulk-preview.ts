import { sql } from 'kysely';
import { STATE_WORDS } from '../../content/application-states.ts';
import { movesFrom } from '../../contract/application-states.ts';
import type { BulkPreview, BulkPreviewBody, BulkPreviewItem } from '../../contract/case-bulk.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { ApplicationContext } from './context.ts';
import { fillFor } from './data.templates.ts';

/** Within these hours the same text is not sent to the same case again. */
const SAME_TEXT_HOURS = 24;

/** What previews and reports say of a case, by id. The address is that of the account: mails go there. */
export async function caseHeads(db: Db, ids: readonly string[]) {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.reference', 'a.state', 'a.first_name', 'a.last_name', 'u.email'])
    .where('a.id', 'in', known)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a move or a message would do with each case. Cases that no longer exist are left out. */
export async function previewMany(
  context: Pick<ApplicationContext, 'db' | 'clock'>,
  { ids, what }: BulkPreviewBody,
): Promise<BulkPreview> {
  const heads = await caseHeads(context.db, ids);
  const cases: BulkPreviewItem[] = [];
  for (const id of new Set(ids)) {
    const head = heads.get(id);
    if (!head) continue;
    const { reference, state, email } = head;
    const name = `${head.first_name} ${head.last_name}`.trim() || 'No name given';
    const item = { id, reference, name, email, from: state, to: null, text: '', problem: '' };
    if (what.does === 'move') {
      const move = movesFrom(state, 'staff').find(({ event }) => event === what.event);
      const problem = move ? '' : `From "${STATE_WORDS[state].label}" there is no such move.`;
      cases.push({ ...item, to: move?.to ?? null, problem });
      continue;
    }
    const filled = await fillFor(context.db, id, what.note);
    const problem =
      filled.faults.length > 0
        ? filled.faults.join(' ')
        : (await hasHad(context, id, filled.text))
          ? 'Its student has had this message within 24 hours.'
          : '';
    cases.push({ ...item, text: filled.text, problem });
  }
  return { cases };
}

/** Whether the student of a case has had this text from staff within a day. */
export async function hasHad(
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
