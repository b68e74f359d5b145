import { sql, type Selectable } from 'kysely';
import { fail, ok, type Result } from '../../../contract/errors.ts';
import { RUN_STATES, type ImportRun, type RunState, type RunSummary } from '../../../contract/import-runs.ts';
import type { Page, PageQuery } from '../../../contract/paging.ts';
import type { ImportRunsTable } from '../../../platform/database/tables/imports.ts';
import { pageOf, pageWindow } from '../../paging.ts';
import type { RunContext } from './context.ts';
import { actionsOf, DEAD_AFTER_MS } from './policy.ts';

export interface RunQuery extends PageQuery {
  state?: string | undefined;
}

type Row = Selectable<ImportRunsTable>;

/** The state of a run; one whose process has died was interrupted. */
export function stateOf({ state, beat_at }: Pick<Row, 'state' | 'beat_at'>, now: Date): RunState {
  if (state !== 'running') return state;
  const silent = now.getTime() - (beat_at?.getTime() ?? 0);
  return silent > DEAD_AFTER_MS ? 'interrupted' : 'running';
}

/** Newest first. @returns invalid (state), invalid_page. */
export async function listRuns(context: RunContext, query: RunQuery): Promise<Result<Page<ImportRun>>> {
  const asked = query.state?.trim() ?? '';
  const state = RUN_STATES.find((each) => each === asked);
  if (asked !== '' && !state)
    return fail({ code: 'invalid', fields: { state: [{ code: 'no_such_choice', value: asked }] } });
  const wanted = context.db
    .selectFrom('import_runs')
    .$if(state !== undefined, (runs) => runs.where('state', '=', state!));
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  return ok(pageOf(await presentRuns(context, rows), window.value));
}

/** @returns not_found. */
export async function readRun(context: RunContext, id: number): Promise<Result<ImportRun>> {
  const rows = await context.db.selectFrom('import_runs').selectAll().where('id', '=', id).execute();
  const [run] = await presentRuns(context, rows);
  return run ? ok(run) : fail({ code: 'not_found' });
}

async function presentRuns({ db, clock }: RunContext, rows: readonly Row[]): Promise<ImportRun[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await db
    .selectFrom('import_run_files')
    .select(['run_id', 'file_name', 'bytes'])
    .where('run_id', 'in', ids)
    .orderBy('position')
    .execute();
  const people = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      [...new Set(rows.flatMap((row) => [row.created_by, row.applied_by]))]
        .filter((id) => id !== null)
        .concat('00000000-0000-4000-8000-000000000000'),
    )
    .execute();
  const { rows: twins } = await sql<{ run_id: number; id: number; applied_at: Date }>`
    select distinct on (f.run_id) f.run_id, r.id, r.applied_at
    from import_run_files f join import_run_files g on g.sha256 = f.sha256 and g.run_id <> f.run_id
    join import_runs r on r.id = g.run_id and r.state = 'applied'
    where f.run_id = any(${ids}::int[]) order by f.run_id, r.id desc`.execute(db);
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const who = (id: string | null) => (id === null ? null : (emails.get(id) ?? null));
  const filesOf = Map.groupBy(files, ({ run_id }) => run_id);
  const twinOf = new Map(twins.map((twin) => [twin.run_id, twin]));
  return rows.map((row) => {
    const state = stateOf(row, clock.now());
    const twin = twinOf.get(row.id);
    const summary = row.summary as ({ override?: ImportRun['override'] } & Partial<RunSummary>) | null;
    const iso = (at: Date | null) => at?.toISOString() ?? null;
    return {
      id: row.id,
      kind: row.kind,
      source_name: row.source_name,
      create_levels: row.create_levels,
      state,
      step: row.step,
      stopping: state === 'running' && row.stop_asked,
      files: (filesOf.get(row.id) ?? []).map(({ file_name, bytes }) => ({ name: file_name, bytes })),
      phase: row.phase,
      rows_done: row.rows_done,
      fraction: row.fraction,
      seconds_left: row.seconds_left,
      reason: state === 'interrupted' ? interruptedWords(row) : row.reason,
      override: summary?.override ?? null,
      summary: summary && 'lines' in summary ? (summary as RunSummary) : null,
      differs: row.differs,
      same_as: twin ? { id: twin.id, applied_at: twin.applied_at.toISOString() } : null,
      created_at: row.created_at.toISOString(),
      created_by: who(row.created_by),
      begun_at: iso(row.begun_at),
      ended_at: iso(row.ended_at),
      applied_at: iso(row.applied_at),
      applied_by: row.state === 'applied' ? who(row.applied_by) : null,
      actions: [...actionsOf(state, row.writing)],
      writing: row.writing,
    };
  });
}

export const INTERRUPTED =
  'The server stopped while this was running. Nothing was changed. Check the file again to go on.';
const GOES_ON =
  'The server stopped while this was being written. It is completed as soon as the server runs again.';

/** Why a run has no end. */
export const interruptedWords = ({ writing }: Pick<Row, 'writing'>): string =>
  writing ? GOES_ON : INTERRUPTED;
