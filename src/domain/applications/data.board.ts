import { sql } from 'kysely';
import { APPLICATION_STATES, type ApplicationState } from '../../contract/application-states.ts';
import { BOARD_CARDS, type CaseBoard } from '../../contract/case-board.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { findForStaff, itemsOf, orderOf, type ListContext } from './data.staff.ts';
import type { StaffApplicationQuery } from './policy.list-filters.ts';
import { presentStaffItem } from './present.ts';

/** States that fill up over the years. Their cards are read when somebody opens the column. */
const ENDED: ReadonlySet<ApplicationState> = new Set(['enrolled', 'rejected', 'withdrawn', 'closed']);

/** The cases of a list by state. @returns invalid (a filter). */
export async function readBoard(
  context: ListContext,
  query: StaffApplicationQuery,
): Promise<Result<CaseBoard>> {
  const found = await findForStaff(context, query);
  if (!found.ok) return found;
  const { fits, nearness } = found.value;
  const { rows } = await sql<{ state: ApplicationState; count: number }>`
    select a.state, count(*)::int as count from applications a where ${fits} group by a.state`.execute(
    context.db,
  );
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const named = (query.state ?? []).map((state) => state.trim()).filter((state) => state !== '');
  const states = APPLICATION_STATES.filter((state) =>
    named.length > 0 ? named.includes(state) : state !== 'draft',
  );
  const columns: CaseBoard['columns'] = [];
  for (const state of states) {
    const count = counts.get(state) ?? 0;
    const isRead = count > 0 && (named.length > 0 || !ENDED.has(state));
    const cards = isRead
      ? await itemsOf(context.db)
          .where(fits)
          .where('a.state', '=', state)
          .$if(nearness !== undefined, (items) => items.orderBy(nearness!))
          .orderBy(orderOf(query.ordering))
          .orderBy('a.id')
          .limit(BOARD_CARDS)
          .execute()
      : [];
    columns.push({ state, count, cards: cards.map(presentStaffItem) });
  }
  return ok({ columns });
}
