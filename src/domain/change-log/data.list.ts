import { sql, type RawBuilder } from 'kysely';
import type { LogEntry } from '../../contract/change-log.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { MOST_LOGGED, type Page } from '../../contract/paging.ts';
import type { Db } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { conditionsOf, type LogQuery } from './policy.query.ts';
import { presentEntry } from './present.ts';
import type { LogRow } from './rows.ts';

export type { LogQuery } from './policy.query.ts';

/**
 * The two tables as one. Each is read by an index, newest first, and only as far as the page reaches.
 */
const both = (conditions: Conditions, most: number): RawBuilder<LogRow> => sql<LogRow>`(
  (select 'c' || c.id as id, c.at, c.id::bigint as nth, c.actor_id, null::text as actor_name, c.kind, c.object, c.title,
          c.action, null::int as revision, c.changes
     from change_log c where ${conditions.changes} order by c.at desc, c.id desc limit ${most})
  union all
  (select 'r' || r.number || '.' || r.kind || '.' || r.object, r.at, r.number::bigint, r.author_id, r.author_name, r.kind,
          r.object, r.title, r.reason, r.number, r.changes
     from revisions r where ${conditions.revisions} order by r.at desc limit ${most})
)`;

interface Conditions {
  changes: RawBuilder<boolean>;
  revisions: RawBuilder<boolean>;
}

/** @returns invalid (person, kind, from, to), invalid_page. */
export async function listLog(db: Db, query: LogQuery): Promise<Result<Page<LogEntry>>> {
  const conditions = conditionsOf(query);
  if (!conditions.ok) return conditions;
  const { changes, revisions } = conditions.value;
  const counted = await sql<{ count: number }>`select (
      (select count(*) from (select 1 from change_log c where ${changes} limit ${MOST_LOGGED}) as in_log)
      + (select count(*) from (select 1 from revisions r where ${revisions} limit ${MOST_LOGGED}) as in_revisions)
    )::int as count`.execute(db);
  const window = pageWindow(query, Math.min(MOST_LOGGED, counted.rows[0]?.count ?? 0));
  if (!window.ok) return window;
  const { limit, offset } = window.value;
  const { rows } = await sql<LogRow>`
    select log.*, u.email, u.first_name, u.last_name
      from (select * from ${both(conditions.value, limit + offset)} as newest
             order by at desc, nth desc, id limit ${limit} offset ${offset}) as log
      left join users u on u.id = log.actor_id
     order by log.at desc, log.nth desc, log.id`.execute(db);
  return ok(
    pageOf(
      rows.map((row) => presentEntry(row, FIRST_CHANGES)),
      window.value,
    ),
  );
}
/** Changes that the list itself shows of an entry. */
const FIRST_CHANGES = 4;

const CHANGE = /^c(\d{1,15})$/;
const REVISION = /^r(\d{1,9})\.(\w+)\.(.+)$/s;

/** @returns not_found, also for what cannot be an id. */
export async function readLogEntry(db: Db, id: string): Promise<Result<LogEntry>> {
  const [, change] = CHANGE.exec(id) ?? [];
  const [, number, kind, object] = REVISION.exec(id) ?? [];
  if (change === undefined && number === undefined) return fail({ code: 'not_found' });
  const none = sql<boolean>`false`;
  const conditions =
    change === undefined
      ? {
          changes: none,
          revisions: sql<boolean>`r.kind = ${kind} and r.object = ${object} and r.number = ${Number(number)}`,
        }
      : { changes: sql<boolean>`c.id = ${Number(change)}`, revisions: none };
  const { rows } = await sql<LogRow>`
    select log.*, u.email, u.first_name, u.last_name
      from ${both(conditions, 1)} as log left join users u on u.id = log.actor_id`.execute(db);
  return rows[0] ? ok(presentEntry(rows[0])) : fail({ code: 'not_found' });
}
