import { sql, type RawBuilder } from 'kysely';
import { APPLICATION_STATES, type ApplicationState } from '../../contract/application-states.ts';
import { BOARD_CARDS, type CaseBoard } from '../../contract/case-board.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Found } from '../person-search.ts';
import { findForStaff, itemsOf, orderOf, type ListContext } from './data.staff.ts';
import type { StaffApplicationQuery } from './policy.list-filters.ts';
import { presentStaffItem, type StaffItemRow } from './present.ts';

/** States that fill up over the years. Their cards are read when somebody opens the column. */
const ENDED: ReadonlySet<ApplicationState> = new Set(['enrolled', 'rejected', 'withdrawn', 'closed']);

/** The cases of a list by state. @returns invalid (a filter). */
export async function readBoard(
  context: ListContext,
  query: StaffApplicationQuery,
): Promise<Result<CaseBoard>> {
  let counts = new Map<ApplicationState, number>();
  const found = await findForStaff(context, query, async (fits) => {
    counts = await countByState(context.db, fits);
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  });
  if (!found.ok) return found;
  const named = (query.state ?? []).map((state) => state.trim()).filter((state) => state !== '');
  const states = APPLICATION_STATES.filter((state) =>
    named.length > 0 ? named.includes(state) : state !== 'draft',
  );
  const opened = states.filter((state) => counts.has(state) && (named.length > 0 || !ENDED.has(state)));
  const cards = await readCards(context.db, opened, found.value, query.ordering);
  return ok({
    columns: states.map((state) => ({
      state,
      count: counts.get(state) ?? 0,
      cards: cards.filter((card) => card.state === state).map(presentStaffItem),
    })),
  });
}

async function countByState(db: Db, fits: RawBuilder<boolean>): Promise<Map<ApplicationState, number>> {
  const { rows } = await sql<{ state: ApplicationState; count: number }>`
    select a.state, count(*)::int as count from applications a where ${fits} group by a.state`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** The first cases of each state. One query, so that what a filter looks up in other tables is looked up once for all columns. */
async function readCards(
  db: Db,
  states: readonly ApplicationState[],
  { fits, nearness }: Found,
  ordering: string | undefined,
): Promise<StaffItemRow[]> {
  if (states.length === 0) return [];
  const order = sql.join([...(nearness ? [nearness] : []), orderOf(ordering), sql`a.id`]);
  return itemsOf(db)
    .where(
      sql<boolean>`a.id in (
        select c.id from unnest(array[${sql.join([...states])}]::text[]) as s (state) cross join lateral (
          select a.id from applications a where ${fits} and a.state = s.state order by ${order} limit ${BOARD_CARDS}
        ) c)`,
    )
    .orderBy(order)
    .execute();
}
