import { sql } from 'kysely';
import { BULK_STATES, type BulkEdit } from '../../contract/bulk-edits/shapes.ts';
import { catalogueKinds } from '../../contract/catalogue/lists.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Db } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
import type { BulkContext } from './context.ts';
import { DEAD_AFTER_MS, RECORDS_DAYS, stepsOf } from './policy.ts';

const personOf = (alias: 'c' | 'a') => sql<string | null>`coalesce(
  nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}), ''), ${sql.ref(`${alias}.email`)})`;

/** Bulk edits with the names of those who made them, and what has undone them. */
export const selectRuns = (db: Db) =>
  db
    .selectFrom('bulk_edits as b')
    .leftJoin('users as c', 'c.id', 'b.created_by')
    .leftJoin('users as a', 'a.id', 'b.applied_by')
    .leftJoin('bulk_edits as u', 'u.undo_of', 'b.id')
    .leftJoin('bulk_edits as o', 'o.id', 'b.undo_of')
    .selectAll('b')
    .select(['u.id as undone_by', 'o.action as undone_action'])
    .select([personOf('c').as('creator'), personOf('a').as('applier')])
    .select(sql<boolean>`b.created_at > now() - make_interval(days => ${RECORDS_DAYS})`.as('has_records'));

export type BulkRow = Awaited<ReturnType<ReturnType<typeof selectRuns>['execute']>>[number];

/** What the steps of a bulk edit depend on. */
export const standingOf = ({ has_records, ...row }: BulkRow) => ({ ...row, hasRecords: has_records });

/** Those that were applied, newest first. @returns invalid (kind, state), invalid_page */
export async function listBulkEdits(
  context: BulkContext,
  query: PageQuery & { kind?: string | undefined; state?: string | undefined },
): Promise<Result<Page<BulkEdit>>> {
  const kind = catalogueKinds.find((each) => each === query.kind);
  const state = BULK_STATES.find((each) => each === query.state);
  if (query.kind && !kind) return noSuch('kind', query.kind);
  if (query.state && !state) return noSuch('state', query.state);
  const wanted = selectRuns(context.db)
    .where('b.step', '=', 'apply')
    .$if(kind !== undefined, (runs) => runs.where('b.kind', '=', kind!))
    .$if(state !== undefined, (runs) => runs.where('b.state', '=', state!));
  const { count } = await context.db
    .selectFrom(wanted.as('w'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const { limit, offset } = window.value;
  const rows = await wanted.orderBy('b.id', 'desc').limit(limit).offset(offset).execute();
  return ok(pageOf(rows.map((row) => presentRun(row, context.clock.now())), window.value)); // oxfmt-ignore
}

const noSuch = (field: string, value: string): Result<never> =>
  fail({ code: 'invalid', fields: { [field]: [{ code: 'no_such_choice', value }] } });

/** @returns not_found */
export async function readBulkEdit({ db, clock }: BulkContext, id: number): Promise<Result<BulkEdit>> {
  const row = await selectRuns(db).where('b.id', '=', id).executeTakeFirst();
  return row ? ok(presentRun(row, clock.now())) : fail({ code: 'not_found' });
}

/** What a bulk edit shows of its row as it is stored. */
const STORED = [
  'id',
  'kind',
  'action',
  'field',
  'value',
  'filter',
  'excepted',
  'step',
  'state',
  'total',
  'done',
  'changed',
  'same',
  'refused',
  'undo_of',
  'undone_by',
] as const satisfies (keyof BulkEdit & keyof BulkRow)[];

function presentRun(row: BulkRow, now: Date): BulkEdit {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const isRunning = row.state === 'running';
  const silent = now.getTime() - (row.beat_at ?? row.begun_at ?? now).getTime();
  const stored = Object.fromEntries(STORED.map((name) => [name, row[name]]));
  return {
    ...(stored as Pick<BulkRow, (typeof STORED)[number]>),
    stalled: isRunning && silent > DEAD_AFTER_MS,
    stopping: isRunning && row.stop_asked,
    seconds_left: isRunning ? secondsLeft(row, now) : null,
    created_at: row.created_at.toISOString(),
    created_by: row.creator,
    applied_at: iso(row.applied_at),
    applied_by: row.applier,
    ended_at: iso(row.ended_at),
    actions: stepsOf(standingOf(row)),
  };
}

/** A guess from the time that the records so far have taken; null while they are too few. */
function secondsLeft({ begun_at, begun_done, done, total }: BulkRow, now: Date): number | null {
  const worked = done - begun_done;
  if (begun_at === null || worked < Math.max(50, total / 50)) return null;
  return Math.ceil((((now.getTime() - begun_at.getTime()) / 1000) * (total - done)) / worked);
}
