import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RunEnquiryImport } from '../../contract/enquiry-imports.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { EnquiryImportContext } from './context.ts';
import { readImport } from './data.ts';
import { ENQUIRY_IMPORT_JOB, ROWS_DAYS, STEP_STATES } from './policy.ts';

const DAY_MS = 86_400_000;
const LOGGED = { check: 'checked', write: 'applied', undo: 'undone' } as const;

/**
 * Begins to check, to write or to undo. The work is a job.
 * @returns not_found, enquiry_import_changed, no_such_import_step
 */
export async function runImport(
  context: EnquiryImportContext,
  by: string,
  id: number,
  { step, version }: RunEnquiryImport,
): Promise<Result<number>> {
  const { db, clock, queue } = context;
  return db.transaction().execute(async (trx): Promise<Result<number>> => {
    await sql`select from enquiry_imports where id = ${id} for update`.execute(trx);
    const found = await readImport({ ...context, db: trx }, id);
    if (!found.ok) return found;
    const seen = found.value;
    if (seen.version !== version) return fail({ code: 'refused', reason: 'enquiry_import_changed' });
    if (!seen.steps.includes(step)) return fail({ code: 'refused', reason: 'no_such_import_step' });
    const at = clock.now();
    const ticket = randomUUID();
    await trx
      .updateTable('enquiry_imports')
      .set({
        state: STEP_STATES[step].during,
        ticket,
        at_row: seen.header_row,
        done: 0,
        ...(step === 'write' && { written_at: at, written_by: by }),
        ...(step === 'undo' && { undone_at: at, undone_by: by }),
      })
      .where('id', '=', id)
      .execute();
    await recordChange(trx, {
      at,
      actor: by,
      kind: 'enquiry_import',
      object: id,
      title: seen.file_name,
      action: LOGGED[step],
      after: step === 'check' ? {} : { Enquiries: step === 'write' ? seen.will_add : seen.written },
    });
    await queue.send(trx, ENQUIRY_IMPORT_JOB, { id, ticket });
    return ok(id);
  });
}

/** Throws a file away that has not been written. @returns not_found, no_such_import_step */
export async function discardImport(
  { db, clock }: EnquiryImportContext,
  by: string,
  id: number,
): Promise<Result<object>> {
  return db.transaction().execute(async (trx): Promise<Result<object>> => {
    const row = await trx
      .selectFrom('enquiry_imports')
      .select(['file_name', 'state', 'written'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail({ code: 'not_found' });
    if ((row.state !== 'open' && row.state !== 'checked') || row.written > 0)
      return fail({ code: 'refused', reason: 'no_such_import_step' });
    await trx.deleteFrom('enquiry_imports').where('id', '=', id).execute();
    const log = { kind: 'enquiry_import', object: id, title: row.file_name, action: 'thrown_away' } as const;
    await recordChange(trx, { ...log, at: clock.now(), actor: by });
    return ok({});
  });
}

/** Deletes the rows of files whose days are over, and files that were never written. For a job. */
export async function cleanUpImports({
  db,
  clock,
}: Pick<EnquiryImportContext, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const before = new Date(at.getTime() - ROWS_DAYS * DAY_MS);
  await db
    .deleteFrom('enquiry_imports')
    .where('created_at', '<', before)
    .where('written_at', 'is', null)
    .execute();
  await db.transaction().execute(async (trx) => {
    const over = await trx
      .updateTable('enquiry_imports')
      .set({ emptied_at: at })
      .where('written_at', '<', before)
      .where('emptied_at', 'is', null)
      .where('state', 'in', ['checked', 'written', 'undone'])
      .returning('id')
      .execute();
    if (over.length === 0) return;
    const ids = over.map(({ id }) => id);
    await trx.deleteFrom('enquiry_import_rows').where('import_id', 'in', ids).execute();
  });
}
