import { sql } from 'kysely';
import type { CaseView, CaseViews } from '../../contract/case-views.ts';
import { can, type StaffRole } from '../../contract/rights.ts';
import type { Db } from '../../platform/database/schema.ts';
import { nameOfPerson } from '../accounts/data.names.ts';
import type { Principal } from '../accounts/policy.ts';

type Asking = Pick<Principal, 'userId' | 'staff_role'>;

/** The views that somebody can see, with their owner. */
export const visibleViews = (db: Db, userId: string) =>
  db
    .selectFrom('case_views as v')
    .innerJoin('users as u', 'u.id', 'v.owner_id')
    .selectAll('v')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where(({ eb, or }) => or([eb('v.owner_id', '=', userId), eb('v.shared', '=', true)]));

type ViewRow = Awaited<ReturnType<ReturnType<typeof visibleViews>['executeTakeFirstOrThrow']>>;

/** Own ones, and shared ones: by who shared them, while they may share, and by owners of the office. */
export function mayChange(
  { owner_id, shared }: Pick<ViewRow, 'owner_id' | 'shared'>,
  asking: Asking,
): boolean {
  const { userId, staff_role: role } = asking;
  if (!shared) return owner_id === userId;
  return isOwner(role) || (owner_id === userId && role !== null && can(role, 'write', 'views'));
}
const isOwner = (role: StaffRole | null) => role === 'owner';

export const presentView = (row: ViewRow, asking: Asking): CaseView => ({
  id: row.id,
  name: row.name,
  shared: row.shared,
  owner: nameOfPerson(row),
  own: row.owner_id === asking.userId,
  may_change: mayChange(row, asking),
  version: row.version,
  shown: row.shown,
});

/** What somebody's list offers as tabs. */
export async function listViews(db: Db, asking: Asking): Promise<CaseViews> {
  const rows = await visibleViews(db, asking.userId)
    .orderBy('v.shared', 'desc')
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .execute();
  const first = await db
    .selectFrom('case_view_firsts')
    .select('view_id')
    .where('user_id', '=', asking.userId)
    .executeTakeFirst();
  const views = rows.map((row) => presentView(row, asking));
  // One that is not shared any more is not theirs to begin with.
  return { views, first: views.some(({ id }) => id === first?.view_id) ? first!.view_id : null };
}
