import { sql } from 'kysely';
import type { CasePlace } from '../../contract/applications.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { findForStaff, orderOf } from './data.staff.ts';
import type { StaffApplicationQuery } from './policy.list-filters.ts';
import type { ApplicationContext } from './context.ts';

interface PlaceRow {
  fits: boolean;
  place: number;
  previous: string | null;
  next: string | null;
}

/**
 * The position of a case in a list of staff, and its neighbours. A case that is no longer in the list has no
 * position, but still the neighbours it would have.
 * @returns not_found, invalid (state).
 */
export async function placeInList(
  context: ApplicationContext,
  id: string,
  query: StaffApplicationQuery,
): Promise<Result<CasePlace>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const found = await findForStaff(context, query);
  if (!found.ok) return found;
  const { fits, count, nearness } = found.value;
  const order = sql.join([...(nearness ? [nearness] : []), orderOf(query.ordering), sql`a.id`]);
  const { rows } = await sql<PlaceRow>`
    select fits, place, previous, next from (
      select a.id, (a.id <> ${id} or (${fits})) as fits, (row_number() over listed)::int as place,
        lag(a.id) over listed as previous, lead(a.id) over listed as next
      from applications a where (${fits}) or a.id = ${id} window listed as (order by ${order})
    ) as l where l.id = ${id}`.execute(context.db);
  const [row] = rows;
  if (!row) return fail({ code: 'not_found' });
  return ok({ position: row.fits ? row.place : null, count, previous: row.previous, next: row.next });
}
