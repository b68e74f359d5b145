import { sql, type RawBuilder, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Similar } from '../../contract/enquiries.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DuplicateSearchesTable } from '../../platform/database/tables/duplicates.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { findSimilar } from '../enquiries/data.similar.ts';
import type { StudentContext } from './context.ts';
import { AT_A_TIME, MOST_MS, RARE_NAME, REASONS } from './policy.duplicates.ts';

type Kind = DuplicateSearchesTable['kind'];

/** Somebody who is new or has changed. */
interface Asked {
  id: string;
  at: Date;
  /** Null: an enquiry of nobody yet. */
  account: string | null;
  name: string;
  email: string;
  contact: string;
}

/** Each read by an index on its time. */
const CHANGED: Readonly<Record<Kind, RawBuilder<Asked>>> = {
  account: sql`select u.id, u.updated_at as at, u.id as account, trim(u.first_name || ' ' || u.last_name) as name, u.email,
    u.contact, u.role = 'user' as fits from users u`,
  application: sql`select a.id, a.submitted_at, a.user_id, trim(a.first_name || ' ' || a.last_name), a.email, a.contact,
    a.user_id is not null from applications a`,
  enquiry: sql`select e.id, e.last_at, null::uuid, e.name, e.email, e.contact, e.user_id is null from enquiries e`,
};
const KINDS: readonly Kind[] = ['account', 'application', 'enquiry'];

/** Compares who is new or has changed with everybody else: the work of DUPLICATES_JOB. */
export async function findDuplicates({ db, clock }: StudentContext): Promise<void> {
  const end = performance.now() + MOST_MS;
  for (const kind of KINDS) {
    let more = true;
    while (more && performance.now() < end)
      more = await db.transaction().execute((trx) => compareSome(trx, kind, clock.now()));
  }
}

/** @returns whether there may be more */
async function compareSome(trx: Transaction<Database>, kind: Kind, now: Date): Promise<boolean> {
  await sql`insert into duplicate_searches (kind, at, id)
    values (${kind}, 'epoch', '00000000-0000-0000-0000-000000000000') on conflict do nothing`.execute(trx);
  const last = await trx
    .selectFrom('duplicate_searches')
    .selectAll()
    .where('kind', '=', kind)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // Another process is at it.
  if (!last) return false;
  // Exact to the microsecond, which a Date is not.
  const { rows } = await sql<Asked & { fits: boolean }>`
    select c.* from (${CHANGED[kind]}) as c(id, at, account, name, email, contact, fits)
    where (c.at, c.id) > (select s.at, s.id from duplicate_searches s where s.kind = ${kind})
    order by c.at, c.id limit ${AT_A_TIME}`.execute(trx);
  const end = rows.at(-1);
  if (!end) return false;
  for (const { fits, ...asked } of rows) if (fits) await compare(trx, kind, asked, now);
  await sql`update duplicate_searches set id = ${end.id}, at = (
    select c.at from (${CHANGED[kind]}) as c(id, at, account, name, email, contact, fits) where c.id = ${end.id})
    where kind = ${kind}`.execute(trx);
  return rows.length === AT_A_TIME;
}

async function compare(trx: Transaction<Database>, kind: Kind, asked: Asked, now: Date): Promise<void> {
  const found = await findSimilar(trx, asked, kind === 'enquiry' ? asked.id : null);
  const others = found.filter((each) => each.id !== asked.account);
  const isRare = others.filter(({ because }) => because === 'name').length < RARE_NAME;
  for (const other of others) if (other.because !== 'name' || isRare) await keep(trx, asked, other, now);
}

/** Once; what was denied stays denied. Two enquiries are no pair: each is given to an account. */
async function keep(
  trx: Transaction<Database>,
  { id, account }: Asked,
  other: Similar,
  now: Date,
): Promise<void> {
  const reason = REASONS.indexOf(other.because) + 1;
  const pair =
    other.kind === 'enquiry'
      ? account && { account_id: account, other_id: null, enquiry_id: other.id }
      : account === null
        ? { account_id: other.id, other_id: null, enquiry_id: id }
        : {
            account_id: account < other.id ? account : other.id,
            other_id: account < other.id ? other.id : account,
            enquiry_id: null,
          };
  if (!pair) return;
  await trx
    .insertInto('possible_duplicates')
    .values({ ...pair, reason, found_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Says that two are not the same person, or takes that back. @returns not_found */
export async function denyDuplicate(
  { db, clock }: StudentContext,
  { userId }: Principal,
  id: string,
  { denied }: { denied: boolean },
): Promise<Result<{ denied: boolean }>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<{ denied: boolean }>> => {
    const known = await trx
      .selectFrom('possible_duplicates as d')
      .innerJoin('users as u', 'u.id', 'd.account_id')
      .select(['d.denied_at', 'd.account_id', 'd.other_id', 'd.enquiry_id', 'u.email'])
      .where('d.id', '=', id)
      .forUpdate('d')
      .executeTakeFirst();
    if (!known) return fail({ code: 'not_found' });
    if ((known.denied_at !== null) === denied) return ok({ denied });
    const at = clock.now();
    await trx
      .updateTable('possible_duplicates')
      .set(denied ? { denied_at: at, denied_by: userId } : { denied_at: null, denied_by: null })
      .where('id', '=', id)
      .execute();
    // By its id: an erasure of the other one has to leave nothing here.
    const other = known.other_id ?? known.enquiry_id;
    await recordChange(trx, {
      at,
      actor: userId,
      kind: 'person',
      object: known.account_id,
      title: known.email,
      action: 'changed',
      about: known.account_id,
      before: { 'Not the same person': denied ? null : other },
      after: { 'Not the same person': denied ? other : null },
    });
    return ok({ denied });
  });
}
