import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { MergeAccounts, MergePreview } from '../../contract/students.ts';
import { routes } from '../../contract/routes.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { endSessionsOf } from '../accounts/commands.sessions.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { StudentContext } from './context.ts';
import { undoLimit } from './data.merges.ts';
import { MOVING, type Moved } from './policy.ts';

type Trx = Transaction<Database>;
type Account = Awaited<ReturnType<typeof accountsOf>>[number];

/** What merging two accounts would do. Nothing changes. @returns not_found, cannot_merge */
export async function previewMerge(db: Db, id: string, other: string): Promise<Result<MergePreview>> {
  const pair = await readPair(db, id, other, false);
  if (!pair.ok) return pair;
  const { kept, gone } = pair.value;
  const moved = await whatMoves(db, kept.id, gone.id);
  const { count } = await db
    .selectFrom('event_registrations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', gone.id)
    .executeTakeFirstOrThrow();
  return ok({
    kept: brief(kept),
    gone: brief(gone),
    moves: counted(moved),
    stay: count - moved.event_registrations.length,
  });
}

/**
 * Makes two accounts of one student one: applications, enquiries and registrations move, and the other account can no longer
 * log in. Both addresses are told. It can be taken back for UNDO_DAYS.
 * @returns not_found, cannot_merge; merge_changed if more or less would move than the person saw
 */
export async function mergeAccounts(
  { db, clock, mails, publicOrigin }: StudentContext,
  principal: Principal,
  id: string,
  body: MergeAccounts,
): Promise<Result<void>> {
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const pair = await readPair(trx, id, body.other, true);
    if (!pair.ok) return pair;
    const { kept, gone } = pair.value;
    const moved = await whatMoves(trx, kept.id, gone.id);
    const now = counted(moved);
    if (Object.entries(body.moves).some(([table, count]) => now[table as keyof typeof now] !== count))
      return fail({ code: 'refused', reason: 'merge_changed' });
    const at = clock.now();
    await giveTo(trx, moved, gone.id, kept.id);
    await trx
      .insertInto('account_merges')
      .values({
        kept_id: kept.id,
        gone_id: gone.id,
        moved: JSON.stringify(moved),
        status_before: gone.status,
        merged_at: at,
        merged_by: principal.userId,
      })
      .execute();
    await trx
      .updateTable('users')
      .set({ status: 'disabled', updated_at: at })
      .where('id', '=', gone.id)
      .execute();
    await endSessionsOf(trx, gone.id, at);
    await record(trx, principal, kept, { at, action: 'merged', after: { 'Merged account': gone.email } });
    const data = { kept: kept.email, gone: gone.email, undone: false, link: publicOrigin + routes.login() };
    for (const { id: userId, email: to } of [kept, gone])
      await mails.queue(trx, { template: 'accounts-merged', to, userId, data });
    return ok(undefined);
  });
}

/**
 * Takes a merge back: what moved and is still there goes back, and the other account works as before.
 * @returns not_found; cannot_undo_merge after UNDO_DAYS or if it was taken back
 */
export async function undoMerge(
  { db, clock, mails, publicOrigin }: StudentContext,
  principal: Principal,
  id: string,
  merge: number,
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const row = await trx
      .selectFrom('account_merges')
      .selectAll()
      .where('id', '=', merge)
      .where('kept_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail({ code: 'not_found' });
    const at = clock.now();
    if (row.undone_at !== null || row.merged_at <= undoLimit(at))
      return fail({ code: 'refused', reason: 'cannot_undo_merge' });
    const accounts = await accountsOf(trx, [row.kept_id, row.gone_id], true);
    const kept = accounts.find((each) => each.id === row.kept_id)!;
    const gone = accounts.find((each) => each.id === row.gone_id)!;
    await giveTo(trx, row.moved, kept.id, gone.id);
    await trx
      .updateTable('account_merges')
      .set({ undone_at: at, undone_by: principal.userId })
      .where('id', '=', merge)
      .execute();
    await trx
      .updateTable('users')
      .set({ status: row.status_before, updated_at: at })
      .where('id', '=', gone.id)
      .execute();
    await record(trx, principal, kept, { at, action: 'unmerged', before: { 'Merged account': gone.email } });
    const data = { kept: kept.email, gone: gone.email, undone: true, link: publicOrigin + routes.login() };
    for (const { id: userId, email: to } of [kept, gone])
      await mails.queue(trx, { template: 'accounts-merged', to, userId, data });
    return ok(undefined);
  });
}

const accountsOf = (db: Db, ids: readonly string[], lock: boolean) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status', 'verified_at'])
    .where('id', 'in', ids)
    // In the same order for everybody, so that two merges cannot deadlock.
    .orderBy('id')
    .$if(lock, (users) => users.forUpdate())
    .execute();

async function readPair(db: Db, id: string, other: string, lock: boolean) {
  if (!isUuid(id) || !isUuid(other)) return fail({ code: 'not_found' });
  const accounts = await accountsOf(db, [id, other], lock);
  const kept = accounts.find((each) => each.id === id);
  const gone = accounts.find((each) => each.id === other);
  if (!kept || !gone) return fail({ code: 'not_found' });
  const merged = await db
    .selectFrom('account_merges')
    .select('id')
    .where('gone_id', 'in', [id, other])
    .where('undone_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const impossible = id === other || merged !== undefined || kept.status === 'disabled';
  if (impossible || kept.role === 'staff' || gone.role === 'staff')
    return fail({ code: 'refused', reason: 'cannot_merge' });
  return ok({ kept, gone });
}

/** What would move. A registration stays where the kept account is registered for the same event. */
async function whatMoves(db: Db, kept: string, gone: string): Promise<Moved> {
  const { rows } = await sql<{ name: (typeof MOVING)[number]; ids: string[] }>`
    select 'applications' as name, coalesce(array_agg(id::text), '{}') as ids from applications where user_id = ${gone}
    union all
    select 'enquiries', coalesce(array_agg(id::text), '{}') from enquiries where user_id = ${gone}
    union all
    select 'charges', coalesce(array_agg(id::text), '{}') from charges where user_id = ${gone}
    union all
    select 'payments', coalesce(array_agg(id::text), '{}') from payments where user_id = ${gone}
    union all
    select 'event_registrations', coalesce(array_agg(r.id::text), '{}') from event_registrations r
    where r.user_id = ${gone} and not exists (
      select from event_registrations k
      where k.user_id = ${kept} and k.event_id = r.event_id and k.starts_at = r.starts_at)`.execute(db);
  return Object.fromEntries(rows.map(({ name, ids }) => [name, ids])) as Moved;
}

/** Gives rows from one account to another; those that belong to somebody else by now stay. */
async function giveTo(trx: Trx, moved: Partial<Moved>, from: string, to: string): Promise<void> {
  for (const table of MOVING)
    await sql`update ${sql.table(table)} t set user_id = ${to}
      where t.id = any(${moved[table] ?? []}::uuid[]) and t.user_id = ${from}`.execute(trx);
}

const brief = ({ id, email, verified_at }: Account) => ({ id, email, confirmed: verified_at !== null });
const counted = (moved: Moved) => ({
  applications: moved.applications.length,
  enquiries: moved.enquiries.length,
  registrations: moved.event_registrations.length,
  money: moved.charges.length + moved.payments.length,
});

const record = (
  trx: Trx,
  { userId }: Principal,
  { id, email }: Account,
  change: {
    at: Date;
    action: 'merged' | 'unmerged';
    before?: Record<string, string>;
    after?: Record<string, string>;
  },
) => recordChange(trx, { ...change, actor: userId, kind: 'person', object: id, title: email, about: id });
