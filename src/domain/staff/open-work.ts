import { sql, type RawBuilder, type Transaction } from 'kysely';
import { LOG_KINDS, type ChangeKind } from '../../contract/change-log.ts';
import type { OpenWorkList } from '../../contract/staff.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { handOverAppointments } from '../appointments/commands.hand-over.ts';
import { recordChange } from '../change-log/commands.record.ts';

/** A piece of work that belongs to somebody, as the log of changes names it. */
interface Piece {
  kind: ChangeKind;
  object: string;
  title: string;
}

/** One sort of work that belongs to a member of staff and has to go to somebody else when they leave. */
interface OpenWork {
  one: string;
  many: string;
  /** A query with the columns kind, object and title: all that belongs to this person, the newest first. */
  find(userId: string, now: Date): RawBuilder<Piece>;
  /** Gives all of it to a colleague. Unset: who is in charge follows from the log, where 'Took over' is recorded. */
  handOver?(trx: Transaction<Database>, from: string, to: string, at: Date): Promise<unknown>;
}

const SHOWN = 10;

/** Texts that are saved but not published. */
const drafts: OpenWork = {
  one: 'draft that is not published',
  many: 'drafts that are not published',
  find: (userId) => sql`
    select d.kind, d.object, coalesce((select r.title from revisions r where r.kind = d.kind and r.object = d.object
             order by r.number desc limit 1), d.object) as title
      from drafts d where d.saved_by = ${userId} order by d.saved_at desc`,
  handOver: (trx, from, to) =>
    trx.updateTable('drafts').set({ saved_by: to }).where('saved_by', '=', from).execute(),
};

/** Who saved an object last, or took it over since. */
const inCharge = (kind: 'article' | 'event') => sql`(
  select who from (
    (select r.author_id as who, r.at, 0 as taken from revisions r where r.kind = ${kind} and r.object = p.id::text
      order by r.number desc limit 1)
    union all
    (select c.actor_id, c.at, 1 from change_log c where c.kind = ${kind} and c.object = p.id::text
        and c.action = 'handed_over' order by c.at desc, c.id desc limit 1)
  ) as latest order by at desc, taken desc limit 1)`;

/** Posts and events that nobody sees yet, without a draft of their own: begun, or to appear by themselves. */
const unseen = (userId: string, status: RawBuilder<boolean>) => sql<Piece>`
  select 'article' as kind, p.id::text as object, p.main_title as title from articles p
   where ${status} and ${inCharge('article')} = ${userId}
     and not exists (select from drafts d where d.kind = 'article' and d.object = p.id::text)
  union all
  select 'event', p.id::text, p.title from events p
   where ${status} and ${inCharge('event')} = ${userId}
     and not exists (select from drafts d where d.kind = 'event' and d.object = p.id::text)`;

const begun: OpenWork = {
  one: 'post or event that was begun',
  many: 'posts and events that were begun',
  find: (userId) => unseen(userId, sql`p.status = 'draft' and p.published_at is null`),
};

const scheduled: OpenWork = {
  one: 'post or event that appears later by itself',
  many: 'posts and events that appear later by themselves',
  find: (userId, now) => unseen(userId, sql`p.status = 'published' and p.published_at > ${now}`),
};

/** Imports that run, or wait for somebody to apply them or throw them away. */
const OPEN_RUNS = ['waiting', 'running', 'checked', 'interrupted'] as const;
const imports: OpenWork = {
  one: 'import that runs or waits for a decision',
  many: 'imports that run or wait for a decision',
  find: (userId) => sql`
    select 'import' as kind, r.id::text as object, coalesce((select string_agg(f.file_name, ', ' order by f.position)
             from import_run_files f where f.run_id = r.id), '') as title
      from import_runs r where r.created_by = ${userId} and r.state in (${sql.join([...OPEN_RUNS])})
      order by r.id desc`,
  handOver: (trx, from, to) =>
    trx
      .updateTable('import_runs')
      .set({ created_by: to })
      .where('created_by', '=', from)
      .where('state', 'in', OPEN_RUNS)
      .execute(),
};

/** Changes of many records that run. A preview that nobody has applied is nothing to hand over. */
const bulkEdits: OpenWork = {
  one: 'bulk edit that runs',
  many: 'bulk edits that run',
  find: (userId) => sql`
    select 'bulk_edit' as kind, b.id::text as object, 'Number ' || b.id as title
      from bulk_edits b where b.created_by = ${userId} and b.step = 'apply' and b.state in ('waiting', 'running')
      order by b.id desc`,
  handOver: (trx, from, to) =>
    trx
      .updateTable('bulk_edits')
      .set({ created_by: to })
      .where('created_by', '=', from)
      .where('step', '=', 'apply')
      .where('state', 'in', ['waiting', 'running'])
      .execute(),
};

/** People whom the leaver invited and who have not answered. */
const invitations: OpenWork = {
  one: 'open invitation',
  many: 'open invitations',
  find: (userId) => sql`
    select 'invitation' as kind, id::text as object, email as title from staff_invitations
      where invited_by = ${userId} order by invited_at desc`,
  handOver: (trx, from, to) =>
    trx.updateTable('staff_invitations').set({ invited_by: to }).where('invited_by', '=', from).execute(),
};

/** Cases that the leaver looks after. Those that are closed go to the same colleague, in case they are reopened. */
const cases: OpenWork = {
  one: 'application to look after',
  many: 'applications to look after',
  find: (userId) => sql`
    select 'application' as kind, id::text as object, reference as title from applications
      where counselor_id = ${userId} and state <> 'closed' order by answered_at desc, id`,
  async handOver(trx, from, to, at) {
    await sql`
      insert into application_history (application_id, at, event, by_role, actor_id, internal, counselor_id)
        select id, ${at}, 'assigned', 'system', ${from}, true, ${to} from applications
          where counselor_id = ${from} and state <> 'closed'`.execute(trx);
    await trx
      .updateTable('applications')
      .set({ counselor_id: to })
      .where('counselor_id', '=', from)
      .execute();
  },
};

/** Enquiries that the leaver looks after. Lost ones go to the same colleague, in case they come back. */
const enquiries: OpenWork = {
  one: 'enquiry to look after',
  many: 'enquiries to look after',
  find: (userId) => sql`
    select 'enquiry' as kind, id::text as object, coalesce(nullif(name, ''), nullif(contact, ''), email) as title
      from enquiries where counselor_id = ${userId} and stage <> 'lost' order by entered_at desc, id`,
  async handOver(trx, from, to, at) {
    await trx.updateTable('enquiries').set({ counselor_id: to }).where('counselor_id', '=', from).execute();
    await handOverAppointments(trx, from, to, at);
  },
};

/** Everything that can be handed over. A part of the product whose records belong to a person adds a line here. */
const OPEN_WORK: readonly OpenWork[] = [
  cases,
  enquiries,
  drafts,
  begun,
  scheduled,
  imports,
  bulkEdits,
  invitations,
];

async function piecesOf({ find }: OpenWork, db: Db, userId: string, now: Date): Promise<Piece[]> {
  return (await find(userId, now).execute(db)).rows;
}

/** What belongs to somebody: for each sort of work how much there is, and what the first ten are called. */
export async function openWorkOf(db: Db, userId: string, now: Date): Promise<OpenWorkList> {
  const items: OpenWorkList['items'] = [];
  for (const work of OPEN_WORK) {
    const pieces = await piecesOf(work, db, userId, now);
    const count = pieces.length;
    if (count === 0) continue;
    const titles = pieces.slice(0, SHOWN).map(({ kind, title }) => `${LOG_KINDS[kind]}: ${title}`);
    items.push({ label: `${count} ${count === 1 ? work.one : work.many}`, count, titles });
  }
  return { id: userId, items };
}

const COUNSELING = [cases, enquiries] as const;

/** Whether somebody looks after cases or enquiries that are open. */
export async function hasCases(db: Db, userId: string, now: Date): Promise<boolean> {
  for (const work of COUNSELING) if ((await piecesOf(work, db, userId, now)).length > 0) return true;
  return false;
}

/** Gives the cases and enquiries of somebody who stays to a colleague. */
export const handOverCases = (
  trx: Transaction<Database>,
  who: { from: string; to: string; at: Date },
): Promise<void> => handOver(trx, COUNSELING, who);

/** Gives all of it to a colleague, who stands in the log of each object as the one who took it over. */
export const handOverAll = (
  trx: Transaction<Database>,
  who: { from: string; to: string; at: Date },
): Promise<void> => handOver(trx, OPEN_WORK, who);

async function handOver(
  trx: Transaction<Database>,
  works: readonly OpenWork[],
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<void> {
  for (const work of works) {
    const pieces = await piecesOf(work, trx, from, at);
    await work.handOver?.(trx, from, to, at);
    for (const piece of pieces) await recordChange(trx, { ...piece, at, actor: to, action: 'handed_over' });
  }
}
