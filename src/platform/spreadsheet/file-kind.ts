import fs from 'node:fs/promises';
import path from 'node:path';
import { UnreadableFileError } from './unreadable-file.ts';

export type FileKind = 'zip' | 'text';

const HEAD_BYTES = 4096;
/** First bytes of Microsoft's OLE container: old .xls files and all Office files with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

async function readHead(file: string): Promise<{ head: Buffer; ole: Buffer }> {
  const name = path.basename(file);
  const handle = await fs.open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      throw new UnreadableFileError(`There is no file ${file}. Check the path and the spelling.`);
    }
    throw new UnreadableFileError(`${name} cannot be opened (${error.code}). Check who may read it.`);
  });
  try {
    const { size } = await handle.stat().then((stat) => {
      if (!stat.isFile()) throw new UnreadableFileError(`${name} is a folder, not a file.`);
      return stat;
    });
    if (size === 0) throw new UnreadableFileError(`${name} is empty (0 bytes). Download it again.`);
    const buffer = Buffer.alloc(Math.min(size, HEAD_BYTES * 256));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return { head: buffer.subarray(0, Math.min(bytesRead, HEAD_BYTES)), ole: buffer.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

/**
 * The kind of a file by its first bytes, whatever its name.
 * @throws UnreadableFileError for files that no importer can read.
 */
export async function fileKind(file: string): Promise<FileKind> {
  const { head, ole } = await readHead(file);
  return kindOfHead(path.basename(file), head, ole);
}

/** Why a file whose first bytes these are cannot be imported; undefined: it may be. It must suit its extension too. */
export function headFault(name: string, head: Buffer): string | undefined {
  if (head.length === 0) return `${name} is empty (0 bytes). Download it again.`;
  try {
    const kind = kindOfHead(name, head, head);
    if (kind === 'zip' && !/\.xlsx$/i.test(name))
      return `${name} is an Excel workbook or another archive. Give a workbook a name that ends in .xlsx.`;
    if (kind === 'text' && /\.xlsx$/i.test(name))
      return `${name} is not an Excel workbook: it is plain text. If it is a CSV file, give it a name that ends in .csv.`;
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.message;
    throw error;
  }
}

function kindOfHead(name: string, head: Buffer, ole: Buffer): FileKind {
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'zip';
  if (head.subarray(0, 8).equals(OLE)) {
    throw new UnreadableFileError(
      ole.includes(Buffer.from('EncryptedPackage', 'utf16le'))
        ? `${name} is protected with a password. Open it, save a copy without a password and import that.`
        : `${name} is in the old Excel format or protected with a password. Save it as .xlsx without a password and import that.`,
    );
  }
  if (head[0] === 0x1f && head[1] === 0x8b) {
    throw new UnreadableFileError(
      `${name} is compressed with gzip. Unpack it first and import what is inside.`,
    );
  }
  if (head.subarray(0, 4).toString('latin1') === '%PDF') {
    throw new UnreadableFileError(`${name} is a PDF document, not a table. Import the .xlsx or .csv file.`);
  }
  if (/^(?:\uFEFF|ï»¿)?\s*<(?:!doctype|html|head|\?xml)/i.test(head.toString('utf8'))) {
    throw new UnreadableFileError(
      `${name} is a web page, not a table: the download returned a page (often an error or a login). Download the file itself again.`,
    );
  }
  return 'text';
}
