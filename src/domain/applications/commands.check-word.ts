import type { FieldFault } from '../../contract/field-faults.ts';
import { DamagedFileError } from '../../platform/files/file-cipher.ts';
import { MOST_WORD_BYTES, wordFault, type WordFault } from '../../platform/files/word-check.ts';
import type { ApplicationContext } from './context.ts';

/** A stored file is in memory while it is checked, so this process checks one at a time. */
let turn: Promise<unknown> = Promise.resolve();

/** The fault of a Word document that is stored, but belongs to nothing yet. @throws errors of the storage. */
export async function checkWord(
  context: Pick<ApplicationContext, 'db' | 'files'>,
  { fileId, bytes }: { fileId: string; bytes: number },
  fileName: string,
): Promise<FieldFault | undefined> {
  if (bytes > MOST_WORD_BYTES) return { code: 'word_too_large', fileName };
  const checking = turn.then(async () => wordFault(await readStored(context, fileId)));
  turn = checking.catch(() => {});
  return faultOf(await checking, fileName);
}

function faultOf(fault: WordFault | undefined, fileName: string): FieldFault | undefined {
  if (fault === undefined) return undefined;
  if (fault === 'unreadable') return { code: 'other_content', extension: 'docx' };
  return { code: fault === 'runs' ? 'word_runs' : 'word_too_large', fileName };
}

async function readStored(
  { db, files }: Pick<ApplicationContext, 'db' | 'files'>,
  fileId: string,
): Promise<Buffer> {
  const row = await db
    .selectFrom('stored_files as f')
    .innerJoin('file_keys as k', 'k.file_id', 'f.id')
    .select(['f.storage_key as storageKey', 'k.wrapped_key as wrappedKey'])
    .where('f.id', '=', fileId)
    .executeTakeFirstOrThrow();
  const content = await files.read({ id: fileId, ...row });
  if (!content) throw new DamagedFileError('It is not on storage.');
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
