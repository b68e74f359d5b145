import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { isClash } from '../../platform/database/clashes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { checkRow, readingOf } from './check.ts';
import type { EnquiryImportContext } from './context.ts';
import { addedOutcomes, type ImportRow } from './data.ts';
import type { ReadOptions } from './entry.ts';
import { AT_ONCE, ENQUIRY_IMPORT_JOB, WORK_MS } from './policy.ts';
import { undoRows, writeRows } from './write.ts';

const jobSchema = z.object({ id: z.int(), ticket: z.uuid() });
type Job = z.infer<typeof jobSchema>;
/** How often a batch is tried again that has met others who save the same records. */
const TRIES = 5;

/**
 * Works on an import until its step is done: the work of ENQUIRY_IMPORT_JOB. Each batch is a transaction that also stores
 * how far it is, so that a job whose process died goes on with the next rows.
 */
export async function workImport(context: EnquiryImportContext, data: unknown): Promise<void> {
  const job = jobSchema.parse(data);
  const row = await context.db
    .selectFrom('enquiry_imports')
    .selectAll()
    .where('id', '=', job.id)
    .where('ticket', '=', job.ticket)
    .executeTakeFirst();
  if (!row) return;
  const options = await readingOf(context.db, context, row);
  const until = performance.now() + WORK_MS;
  let tries = 0;
  for (let goesOn = true; goesOn;) {
    if (context.ending.aborted) throw new Error('The server stops; the import of enquiries goes on later');
    if (performance.now() > until) {
      await context.db.transaction().execute((trx) => context.queue.send(trx, ENQUIRY_IMPORT_JOB, job));
      return;
    }
    try {
      goesOn = await inBatch(context, job, options, AT_ONCE);
      tries = 0;
    } catch (error) {
      tries += 1;
      if (isClash(error) && tries < TRIES) continue;
      context.log.error({ component: 'enquiry-imports', error }, 'A batch of an import of enquiries failed');
      // One after the other, so that only the row is refused that fails.
      goesOn = await oneByOne(context, job, options);
    }
  }
}

/** The import, locked, while this job may work on it. */
async function lock(trx: Transaction<Database>, { id, ticket }: Job): Promise<ImportRow | undefined> {
  return trx
    .selectFrom('enquiry_imports')
    .selectAll()
    .where('id', '=', id)
    .where('ticket', '=', ticket)
    .where('state', 'in', ['checking', 'writing', 'undoing'])
    .forUpdate()
    .executeTakeFirst();
}

async function nextRows(trx: Transaction<Database>, row: ImportRow, most: number) {
  return trx
    .selectFrom('enquiry_import_rows')
    .select(['number', 'cells'])
    .where('import_id', '=', row.id)
    .where('number', '>', row.at_row)
    .orderBy('number')
    .limit(most)
    .execute();
}

/** One batch in one transaction. @returns false if there is no more to do */
async function inBatch(
  context: EnquiryImportContext,
  job: Job,
  options: ReadOptions,
  most: number,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const row = await lock(trx, job);
    if (!row) return false;
    const rows = await nextRows(trx, row, most);
    const last = rows.at(-1);
    if (!last) {
      await end(trx, row);
      return false;
    }
    const numbers = rows.map(({ number }) => number);
    let written = 0;
    if (row.state === 'checking') for (const each of rows) await checkRow(trx, row, each, options);
    else if (row.state === 'undoing') written = -(await undoRows(trx, row, numbers));
    else
      written = await writeRows(trx, row, numbers, addedOutcomes(row.matching), options, context.clock.now());
    await trx
      .updateTable('enquiry_imports')
      .set({ at_row: last.number, done: row.done + rows.length, written: row.written + written })
      .where('id', '=', row.id)
      .execute();
    return true;
  });
}

/** The rows of a batch that failed as a whole. @returns whether there is more to do */
async function oneByOne(context: EnquiryImportContext, job: Job, options: ReadOptions): Promise<boolean> {
  for (let nth = 0; nth < AT_ONCE; nth += 1) {
    try {
      if (!(await inBatch(context, job, options, 1))) return false;
    } catch {
      await context.db.transaction().execute((trx) => refuseNext(trx, job));
    }
  }
  return true;
}

const FAILED = 'This row could not be stored. Look at it in the file: something in it is unusual.';

async function refuseNext(trx: Transaction<Database>, job: Job): Promise<void> {
  const row = await lock(trx, job);
  if (!row) return;
  const [next] = await nextRows(trx, row, 1);
  if (!next) return;
  await trx
    .updateTable('enquiry_import_rows')
    .set(row.state === 'undoing' ? { outcome: 'kept' } : { outcome: 'wrong', problems: [FAILED] })
    .where('import_id', '=', row.id)
    .where('number', '=', next.number)
    .execute();
  await trx
    .updateTable('enquiry_imports')
    .set({ at_row: next.number, done: row.done + 1 })
    .where('id', '=', row.id)
    .execute();
}

async function end(trx: Transaction<Database>, row: ImportRow): Promise<void> {
  const after = { checking: 'checked', writing: 'written', undoing: 'undone' } as const;
  const state = after[row.state as keyof typeof after];
  await sql`update enquiry_imports set state = ${state}, ticket = null where id = ${row.id}`.execute(trx);
}
