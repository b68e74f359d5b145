import { sql, type Transaction } from 'kysely';
import { LOG_KINDS, type ChangeKind } from '../../contract/change-log.ts';
import type { OpenWorkList } from '../../contract/staff.ts';
import type { Database, Db } from '../../platform/database/schema.ts';

/** One sort of work that belongs to a member of staff and has to go to somebody else when they leave. */
export interface OpenWork {
  one: string;
  many: string;
  /** How many there are, and what the first ten are called. */
  find(db: Db, userId: string): Promise<{ count: number; titles: string[] }>;
  /** Gives all of them to a colleague. */
  handOver(trx: Transaction<Database>, from: string, to: string): Promise<void>;
}

const SHOWN = 10;

/** Texts that are saved but not published. */
const drafts: OpenWork = {
  one: 'draft that is not published',
  many: 'drafts that are not published',
  async find(db, userId) {
    const { rows } = await sql<{ kind: string; object: string; title: string | null; count: number }>`
      select d.kind, d.object, count(*) over ()::int as count,
             (select r.title from revisions r where r.kind = d.kind and r.object = d.object
               order by r.number desc limit 1) as title
        from drafts d where d.saved_by = ${userId} order by d.saved_at desc limit ${SHOWN}`.execute(db);
    const titles = rows.map(({ kind, object, title }) => {
      const what = LOG_KINDS[kind as ChangeKind] ?? kind;
      return `${what}: ${title || object}`;
    });
    return { count: rows[0]?.count ?? 0, titles };
  },
  async handOver(trx, from, to) {
    await trx.updateTable('drafts').set({ saved_by: to }).where('saved_by', '=', from).execute();
  },
};

/** People whom the leaver invited and who have not answered. */
const invitations: OpenWork = {
  one: 'open invitation',
  many: 'open invitations',
  async find(db, userId) {
    const { rows } = await sql<{ email: string; count: number }>`
      select email, count(*) over ()::int as count from staff_invitations
       where invited_by = ${userId} order by invited_at desc limit ${SHOWN}`.execute(db);
    return { count: rows[0]?.count ?? 0, titles: rows.map(({ email }) => email) };
  },
  async handOver(trx, from, to) {
    await trx
      .updateTable('staff_invitations')
      .set({ invited_by: to })
      .where('invited_by', '=', from)
      .execute();
  },
};

/** Everything that can be handed over. A part of the product whose records belong to a person adds a line here. */
const OPEN_WORK: readonly OpenWork[] = [drafts, invitations];

export async function openWorkOf(db: Db, userId: string): Promise<OpenWorkList> {
  const items: OpenWorkList['items'] = [];
  for (const { one, many, find } of OPEN_WORK) {
    const { count, titles } = await find(db, userId);
    if (count > 0) items.push({ label: `${count} ${count === 1 ? one : many}`, count, titles });
  }
  return { id: userId, items };
}

export async function handOverAll(trx: Transaction<Database>, from: string, to: string): Promise<void> {
  for (const { handOver } of OPEN_WORK) await handOver(trx, from, to);
}
