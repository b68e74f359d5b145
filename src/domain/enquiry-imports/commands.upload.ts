import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { JOINED_FIELDS, MOST_ENQUIRY_FILE_BYTES } from '../../contract/enquiry-import-words.ts';
import type { Matching } from '../../contract/enquiry-imports.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readMultipart, type UploadedPart } from '../../platform/files/multipart.ts';
import { headFault } from '../../platform/spreadsheet/file-kind.ts';
import type { RawRow } from '../../platform/spreadsheet/raw-row.ts';
import { UnreadableFileError } from '../../platform/spreadsheet/unreadable-file.ts';
import { asUpload } from '../applications/commands.upload.ts';
import type { Upload } from '../applications/policy.ts';
import { storedFileName } from '../applications/policy.file-names.ts';
import { StopUpload } from '../applications/policy.uploads.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { EnquiryImportContext } from './context.ts';
import { findHeader, guessColumns } from './heads.ts';
import { TOP_ROWS } from './policy.ts';
import { filledRows, openTable } from './read-file.ts';

interface Sent {
  name: string;
  path: string;
  bytes: number;
  sha256: Buffer;
}

const faultOf = (message: string) =>
  fail({ code: 'invalid_form', faults: { file: [{ code: 'custom', message }] } });

/**
 * Stores the rows of a file and guesses what its columns are. The file itself is not kept.
 * @returns the id; invalid_form (file), refusals of uploads
 */
export async function uploadEnquiries(
  context: EnquiryImportContext,
  by: string,
  upload: Upload,
): Promise<Result<number>> {
  return asUpload(context, { userId: by, address: upload.address }, async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'prasthan-enquiries-'));
    try {
      let sent: Sent | undefined;
      await readMultipart(
        upload.body,
        upload.contentType,
        {
          beginField: () => false,
          onField: () => {},
          onFile: async (part) => {
            if (part.name === 'file' && part.fileName !== '' && !sent) sent = await keepFile(part, folder);
          },
        },
        context.formLimits,
      );
      if (!sent) return faultOf('Choose a file.');
      const fault = await faultIn(sent);
      return fault === undefined ? await store(context, by, sent) : faultOf(fault);
    } catch (error) {
      if (error instanceof UnreadableFileError) return faultOf(error.message);
      throw error;
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  });
}

/** Writes the file to a private folder. */
async function keepFile({ fileName, content }: UploadedPart, folder: string): Promise<Sent> {
  const name = storedFileName(fileName);
  const target = path.join(folder, name);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    // Not for await: leaving that ends the part, and the form would count as broken off.
    const pieces = content[Symbol.asyncIterator]();
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      bytes += next.value.length;
      if (bytes > MOST_ENQUIRY_FILE_BYTES) throw new StopUpload('enquiry_file_too_large');
      hash.update(next.value);
      yield next.value;
    }
  }
  await pipeline(counted, createWriteStream(target, { mode: 0o600 }));
  return { name, path: target, bytes, sha256: hash.digest() };
}

async function faultIn({ name, path: file, bytes }: Sent): Promise<string | undefined> {
  if (!/\.(xlsx|csv|txt|tsv)$/i.test(name))
    return `${name} is not an Excel workbook (.xlsx) or a CSV file (.csv). Save the table as one of them.`;
  if (bytes === 0) return `${name} is empty.`;
  const handle = await fs.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0);
    return headFault(name, buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function store({ db, clock }: EnquiryImportContext, by: string, sent: Sent): Promise<Result<number>> {
  const table = await openTable(sent.path);
  try {
    return await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('enquiry_imports')
        .values({
          file_name: sent.name,
          bytes: sent.bytes,
          sha256: sent.sha256,
          sheet: table.sheet,
          other_sheets: table.otherSheets,
          header_row: 0,
          row_count: 0,
          matching: '{}',
          created_at: clock.now(),
          created_by: by,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { top, count } = await storeRows(trx, id, table.rows);
      const header = findHeader(top.slice(0, TOP_ROWS));
      const below = top.filter(({ number }) => number > header);
      const data = count - (top.length - below.length);
      if (data === 0) throw new UnreadableFileError(`${sent.name} has headings, but no rows below them.`);
      await trx
        .updateTable('enquiry_imports')
        .set({ header_row: header, row_count: data, matching: JSON.stringify(firstMatching(top, header)) })
        .where('id', '=', id)
        .execute();
      await recordChange(trx, {
        at: clock.now(),
        actor: by,
        kind: 'enquiry_import',
        object: id,
        title: sent.name,
        action: 'uploaded',
      });
      return ok(id);
    });
  } finally {
    table.close();
  }
}

/** Rows that are kept in memory, to guess from. */
const KEPT = 100;

async function storeRows(trx: Transaction<Database>, id: number, rows: Parameters<typeof filledRows>[0]) {
  const top: RawRow[] = [];
  let count = 0;
  for await (const batch of filledRows(rows)) {
    top.push(...batch.slice(0, Math.max(0, KEPT - top.length)));
    count += batch.length;
    await trx
      .insertInto('enquiry_import_rows')
      .values(batch.map(({ number, cells }) => ({ import_id: id, number, cells: JSON.stringify(cells) })))
      .execute();
  }
  return { top, count };
}

/** What the file seems to be, before anybody has said anything. */
function firstMatching(top: readonly RawRow[], header: number): Matching {
  return {
    columns: guessedColumns(top, header),
    meanings: [],
    dates: 'auto',
    source: 'import',
    source_detail: '',
    known: 'skip',
    maybe: 'add',
  };
}

/** What the columns seem to be with this row of headings. @param rows the first ones of the file */
export function guessedColumns(rows: readonly RawRow[], header: number): Matching['columns'] {
  const headings = rows.find(({ number }) => number === header)?.cells ?? [];
  const below = rows.filter(({ number }) => number > header);
  const width = Math.max(headings.length, ...below.map(({ cells }) => cells.length));
  const indexes = Array.from({ length: width }, (_, index) => index);
  return guessColumns(
    indexes.map((index) => headings[index] ?? ''),
    indexes.map((index) => below.map(({ cells }) => cells[index] ?? '')),
    JOINED_FIELDS,
  );
}
