import { sql, type Kysely, type Transaction } from 'kysely';
import type { AddCaseView, CaseView, CaseViews, ChangeCaseView } from '../../contract/case-views.ts';
import { MAX_VIEWS } from '../../contract/case-columns.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange, type LoggedChange } from '../change-log/commands.record.ts';
import { listViews, mayChange, presentView, visibleViews } from './data.ts';

export interface CaseViewContext {
  db: Kysely<Database>;
  clock: Clock;
}
type Trx = Transaction<Database>;

/** Keeps a view for who asks. @returns too_many_views */
export async function addView(
  { db, clock }: CaseViewContext,
  principal: Principal,
  { name, shown }: AddCaseView,
): Promise<Result<CaseView>> {
  return db.transaction().execute(async (trx): Promise<Result<CaseView>> => {
    const { userId } = principal;
    // Two at once are counted one after the other.
    await sql`select from users where id = ${userId} for no key update`.execute(trx);
    const own = await trx.selectFrom('case_views').select('id').where('owner_id', '=', userId).execute();
    if (own.length >= MAX_VIEWS) return fail({ code: 'refused', reason: 'too_many_views' });
    const at = clock.now();
    const { id } = await trx
      .insertInto('case_views')
      .values({ owner_id: userId, name, shown: JSON.stringify(shown), created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await log(trx, principal, { id, name }, { at, action: 'added', after: { Name: name } });
    return ok(await readView(trx, principal, id));
  });
}

/** Gives it another name, or lets it show something else. @returns not_found, not_your_view, view_changed */
export async function changeView(
  { db, clock }: CaseViewContext,
  principal: Principal,
  id: string,
  { version, name, shown }: ChangeCaseView,
): Promise<Result<CaseView>> {
  return db.transaction().execute(async (trx): Promise<Result<CaseView>> => {
    const known = await lockView(trx, principal, id);
    if (!known.ok) return known;
    const row = known.value;
    if (row.version !== version) return fail({ code: 'refused', reason: 'view_changed' });
    await trx
      .updateTable('case_views')
      .set({
        version: row.version + 1,
        ...(name !== undefined && { name }),
        ...(shown !== undefined && { shown: JSON.stringify(shown) }),
      })
      .where('id', '=', id)
      .execute();
    const [before, after] = [
      { Name: row.name, Shows: words(row.shown) },
      { Name: name ?? row.name, Shows: words(shown ?? row.shown) },
    ];
    await log(trx, principal, row, { at: clock.now(), action: 'changed', before, after });
    return ok(await readView(trx, principal, id));
  });
}

/** Shows it to the office, or to its owner alone again. @returns not_found, not_your_view */
export async function shareView(
  { db, clock }: CaseViewContext,
  principal: Principal,
  id: string,
  shared: boolean,
): Promise<Result<CaseView>> {
  return db.transaction().execute(async (trx): Promise<Result<CaseView>> => {
    const known = await lockView(trx, principal, id);
    if (!known.ok) return known;
    const row = known.value;
    if (row.shared !== shared) {
      // A view of a colleague that stops being shared would be out of sight: whoever does it gets it.
      await trx
        .updateTable('case_views')
        .set({ shared, owner_id: principal.userId, version: row.version + 1 })
        .where('id', '=', id)
        .execute();
      const at = clock.now();
      const [before, after] = [{ 'For the office': row.shared }, { 'For the office': shared }];
      await log(trx, principal, row, { at, action: 'changed', before, after });
    }
    return ok(await readView(trx, principal, id));
  });
}

/** @returns not_found, not_your_view */
export async function removeView(
  { db, clock }: CaseViewContext,
  principal: Principal,
  id: string,
): Promise<Result<CaseViews>> {
  return db.transaction().execute(async (trx): Promise<Result<CaseViews>> => {
    const known = await lockView(trx, principal, id);
    if (!known.ok) return known;
    await trx.deleteFrom('case_views').where('id', '=', id).execute();
    const before = { Name: known.value.name, Shows: words(known.value.shown) };
    await log(trx, principal, known.value, { at: clock.now(), action: 'removed', before });
    return ok(await listViews(trx, principal));
  });
}

/** The view with which the list of who asks begins; null: the whole list. @returns not_found */
export async function chooseFirst(
  { db }: CaseViewContext,
  { userId }: Principal,
  first: string | null,
): Promise<Result<{ first: string | null }>> {
  if (first === null) await db.deleteFrom('case_view_firsts').where('user_id', '=', userId).execute();
  else {
    const known = await visibleViews(db, userId).where('v.id', '=', first).executeTakeFirst();
    if (!known) return fail({ code: 'not_found' });
    await db
      .insertInto('case_view_firsts')
      .values({ user_id: userId, view_id: first })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ view_id: first }))
      .execute();
  }
  return ok({ first });
}

async function lockView(trx: Trx, principal: Principal, id: string) {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const row = await visibleViews(trx, principal.userId)
    .where('v.id', '=', id)
    .forUpdate('v')
    .executeTakeFirst();
  if (!row) return fail({ code: 'not_found' });
  return mayChange(row, principal) ? ok(row) : fail({ code: 'refused', reason: 'not_your_view' });
}

const readView = async (trx: Trx, principal: Principal, id: string): Promise<CaseView> =>
  presentView(
    await visibleViews(trx, principal.userId).where('v.id', '=', id).executeTakeFirstOrThrow(),
    principal,
  );

/** As the log of changes shows it, without a search: it may be somebody's name. */
const words = ({ filter: { search, ...filter }, ordering, columns, shape }: CaseView['shown']): string =>
  [
    ...Object.entries(filter).map(([name, value]) => `${name} ${[value].flat().join(', ')}`),
    ...(search ? ['a search'] : []),
    `order ${ordering}`,
    ...(columns ? [`columns ${columns.join(', ')}`] : []),
    shape,
  ].join('; ');

const log = (
  trx: Trx,
  { userId }: Principal,
  { id, name }: { id: string; name: string },
  change: Pick<LoggedChange, 'at' | 'action' | 'before' | 'after'>,
) => recordChange(trx, { ...change, actor: userId, kind: 'case_view', object: id, title: name });
