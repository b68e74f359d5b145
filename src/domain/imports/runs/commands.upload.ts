import {
  MOST_IMPORT_BYTES,
  MOST_IMPORT_FILES,
  RUN_KINDS,
  SOURCE_NAME,
  type ImportRun,
} from '../../../contract/import-runs.ts';
import { fail, type Result } from '../../../contract/errors.ts';
import type { FormFaults } from '../../../contract/field-faults.ts';
import { headFault } from '../../../platform/spreadsheet/file-kind.ts';
import { storageFault } from '../../../platform/files/encrypted-files.ts';
import { readMultipart, type UploadedPart } from '../../../platform/files/multipart.ts';
import { discard, stageFile } from '../../applications/commands.stage.ts';
import { asUpload } from '../../applications/commands.upload.ts';
import { storedFileName } from '../../applications/policy.file-names.ts';
import { FREE_RESERVE_BYTES, type Upload } from '../../applications/policy.ts';
import { StopUpload } from '../../applications/policy.uploads.ts';
import type { RunContext } from './context.ts';
import { logImport } from './commands.log.ts';
import { queueRun } from './commands.queue.ts';
import { readRun } from './data.ts';

interface StagedFile {
  name: string;
  fileId: string;
  bytes: number;
  sha256: Buffer;
}

const TEXTS: ReadonlySet<string> = new Set(['kind', 'source_name', 'create_levels']);
const said = (message: string) => [{ code: 'custom' as const, message }];

/**
 * Stores the files of a form, encrypted like documents, and queues their dry run.
 * @returns invalid_form, refusals of uploads.
 */
export async function uploadImport(
  context: RunContext,
  by: string,
  upload: Upload,
): Promise<Result<ImportRun>> {
  return asUpload(context, { userId: by, address: upload.address }, async () => {
    const fields: Record<string, string> = {};
    const faults: FormFaults = {};
    const staged: StagedFile[] = [];
    let kept = false;
    try {
      await checkSpace(context);
      const count = countBytes();
      await readMultipart(
        upload.body,
        upload.contentType,
        {
          beginField: (name) => TEXTS.has(name),
          onField: (name, value) => void (fields[name] = value.trim()),
          onFile: (part) => takeFile(context, part, { staged, faults, count }),
        },
        context.formLimits,
      );
      checkFields(fields, staged, faults);
      if (Object.keys(faults).length > 0) return fail({ code: 'invalid_form', faults });
      const id = await keep(context, by, fields, staged);
      kept = true;
      return await readRun(context, id);
    } finally {
      if (!kept) await discard(context, staged);
    }
  });
}

function countBytes(): (bytes: number) => void {
  let all = 0;
  return (bytes) => {
    all += bytes;
    if (all > MOST_IMPORT_BYTES) throw new StopUpload('import_too_large');
  };
}

async function checkSpace({ storage }: RunContext): Promise<void> {
  const free = await storage.freeBytes().catch((error: unknown) => {
    throw storageFault(error);
  });
  if (free !== null && free < FREE_RESERVE_BYTES) throw new StopUpload('storage_full');
}

interface Taking {
  staged: StagedFile[];
  faults: FormFaults;
  count: (bytes: number) => void;
}

async function takeFile(
  context: RunContext,
  part: UploadedPart,
  { staged, faults, count }: Taking,
): Promise<void> {
  const name = storedFileName(part.fileName);
  const { head, content } = await peek(part.content, count);
  if (part.fileName === '' && head.length === 0) return;
  const fault =
    part.name !== 'files'
      ? 'Send files in the field files.'
      : staged.length >= MOST_IMPORT_FILES
        ? `Choose at most ${MOST_IMPORT_FILES} files.`
        : /\.(xlsx|csv|txt|tsv)$/i.test(name)
          ? headFault(name, head)
          : `${name} is not an Excel workbook (.xlsx) or a CSV file (.csv).`;
  if (fault !== undefined) {
    faults['files'] = said(fault);
    for await (const piece of content) void piece;
    return;
  }
  const file = await stageFile(context, content);
  if ('fileId' in file) staged.push({ name, ...file });
  else
    faults['files'] = said(
      file.infected === undefined
        ? `${name} is too large to be checked for viruses.`
        : `${name} was not accepted: the virus scanner found ${file.infected}.`,
    );
}

const HEAD_BYTES = 4_096;

/** The first bytes, and all of the content. */
async function peek(content: AsyncIterable<Buffer>, count: (bytes: number) => void) {
  const iterator = content[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    count(next.value.length);
    first.push(next.value);
    length += next.value.length;
  }
  async function* whole(): AsyncGenerator<Buffer> {
    yield* first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      count(next.value.length);
      yield next.value;
    }
  }
  return { head: Buffer.concat(first).subarray(0, HEAD_BYTES), content: whole() };
}

function checkFields(
  fields: Record<string, string>,
  staged: readonly StagedFile[],
  faults: FormFaults,
): void {
  const kind = RUN_KINDS.find((each) => each === fields['kind']);
  if (!kind) faults['kind'] = said('Choose what the file is: the Australian register, or our template.');
  if (staged.length === 0 && !faults['files']) faults['files'] = said('Choose a file.');
  if (kind === 'csv' && !SOURCE_NAME.test(fields['source_name'] ?? ''))
    faults['source_name'] = said(
      'Name where the file comes from, in small letters, digits and -, like uk-partners. Use the same name next time.',
    );
  if (kind === 'csv' && staged.length > 1)
    faults['files'] = said('Import one file of the template at a time.');
}

async function keep(
  { db, clock, queue }: RunContext,
  by: string,
  fields: Record<string, string>,
  staged: readonly StagedFile[],
): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    for (const { fileId, bytes, sha256 } of staged) {
      const { numUpdatedRows } = await trx
        .updateTable('stored_files')
        .set({ kept: true, bytes, sha256 })
        .where('id', '=', fileId)
        .where('kept', '=', false)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new StopUpload('upload_too_slow');
    }
    const kind = fields['kind'] === 'csv' ? 'csv' : 'cricos';
    const { id } = await trx
      .insertInto('import_runs')
      .values({
        kind,
        source_name: kind === 'csv' ? (fields['source_name'] ?? '') : '',
        create_levels: fields['create_levels'] === 'yes',
        state: 'waiting',
        ticket: crypto.randomUUID(),
        created_at: now,
        created_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('import_run_files')
      .values(
        staged.map(({ name, bytes, sha256, fileId }, position) => ({
          run_id: id,
          position,
          file_name: name,
          bytes,
          sha256,
          file_id: fileId,
        })),
      )
      .execute();
    await logImport(trx, id, {
      at: now,
      actor: by,
      action: 'uploaded',
      after: { What: kind === 'csv' ? `Template of ${fields['source_name']}` : 'Australian register' },
    });
    await queueRun(trx, queue, id, 'check');
    return id;
  });
}
