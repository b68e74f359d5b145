import fs from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { fileKind } from './file-kind.ts';
import type { OnBytes, RawRow, RawRows } from './raw-row.ts';
import { detectEncoding, type Encoding } from './text-encoding.ts';
import { UnreadableFileError } from './unreadable-file.ts';

const BATCH = 500;
const MAX_RECORD = 1_000_000;
const DELIMITERS = [',', ';', '\t'] as const;

export interface CsvFile {
  encoding: Encoding;
  delimiter: string;
  rows(onBytes?: OnBytes): RawRows;
}

/**
 * Opens a CSV file. Its rows can be streamed any number of times.
 * @throws UnreadableFileError saying what is wrong with the file and what to do.
 */
export async function openCsv(file: string): Promise<CsvFile> {
  const name = path.basename(file);
  if ((await fileKind(file)) === 'zip') {
    throw new UnreadableFileError(
      `${name} is not a CSV file: it is an Excel workbook or another archive. Save the sheet as 'CSV UTF-8' and import that.`,
    );
  }
  const encoding = await detectEncoding(file);
  const delimiter = await detectDelimiter(file, encoding);
  return { encoding, delimiter, rows: (onBytes) => readRows(file, encoding, delimiter, onBytes) };
}

async function* decoded(file: string, encoding: Encoding, onBytes?: OnBytes): AsyncGenerator<string> {
  const total = fs.statSync(file).size;
  const decoder = new TextDecoder(encoding);
  let done = 0;
  for await (const bytes of fs.createReadStream(file) as AsyncIterable<Buffer>) {
    done += bytes.length;
    onBytes?.(done, total);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/** The delimiter that occurs most often outside quotes in the first ten lines. */
async function detectDelimiter(file: string, encoding: Encoding): Promise<string> {
  for await (const text of decoded(file, encoding)) {
    const outside = text
      .split(/\r?\n/, 10)
      .join('\n')
      .replaceAll(/"[^"]*"/g, '');
    const counts = DELIMITERS.map((sign) => outside.split(sign).length);
    return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
  }
  return ',';
}

function sentence(error: CsvError, name: string): string {
  const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return `${name} ends in the middle of a quoted text: it was cut off, or a quote is missing. Download it again.`;
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `${name} has a row of more than ${MAX_RECORD} characters${line}: a quote is missing, or it is not a CSV file.`;
  }
  return `${name} is not a well-formed CSV file${line}. Save it again as 'CSV UTF-8' and import that.`;
}

async function* readRows(file: string, encoding: Encoding, delimiter: string, onBytes?: OnBytes): RawRows {
  const name = path.basename(file);
  const options = { delimiter, relax_column_count: true, relax_quotes: true, max_record_size: MAX_RECORD };
  const parser = parse(options);
  let last = '';
  const feed = async () => {
    for await (const text of decoded(file, encoding, onBytes)) {
      if (text !== '') last = text.at(-1)!;
      if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
    }
    parser.end();
  };
  const feeding = feed().catch((error: Error) => parser.destroy(error));
  let number = 0;
  let widest = 0;
  let width = 0;
  let batch: RawRow[] = [];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      width = cells.length;
      widest = Math.max(widest, number <= 10 ? width : 0);
      batch.push({ number, cells });
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFileError(sentence(error, name)) : error;
  } finally {
    parser.destroy();
  }
  await feeding;
  if (width < widest && last !== '\n' && last !== '\r') {
    throw new UnreadableFileError(
      `${name} was cut off: row ${number}, its last, has ${width} of ${widest} cells. Download it again.`,
    );
  }
  if (batch.length > 0) yield batch;
}
