import * as z from 'zod';
import { fail, invalidChoice, ok, type Result } from '../../contract/errors.ts';
import { TABLE_FORMATS, type TableFormat } from '../../domain/table-file.ts';
import type { Parameter } from './define-call.ts';
import type { FileAnswer } from './downloads.ts';
import { lastOf } from './parameters.ts';

/** Lists as tables to download. */

const MEDIA_TYPE: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
export const TABLE_TYPES: readonly string[] = Object.values(MEDIA_TYPE);

export const TABLE_FORMAT: Parameter = {
  name: 'format',
  in: 'query',
  description: 'csv unless xlsx is asked for, a workbook for Excel and others.',
  schema: z.enum(TABLE_FORMATS).default('csv'),
  example: 'xlsx',
};

/** What a table is and is not, for descriptions of calls. */
export const TABLE_WORDS = 'No cell is a formula, whatever it holds. Each export is recorded.';

/**
 * The table that a query asks for, as a file.
 * @param name of the file, without its ending
 * @returns invalid (format), and what `make` returns.
 */
export async function tableAnswer(
  name: string,
  query: URLSearchParams,
  make: (format: TableFormat) => Promise<Result<AsyncIterable<Uint8Array>>>,
): Promise<Result<FileAnswer>> {
  const asked = lastOf(query, 'format')?.trim() || 'csv';
  const format = TABLE_FORMATS.find((each) => each === asked);
  if (!format) return fail({ code: 'invalid', fields: { format: [invalidChoice(asked)] } });
  const content = await make(format);
  if (!content.ok) return content;
  return ok({ fileName: `${name}.${format}`, mediaType: MEDIA_TYPE[format], content: content.value });
}
