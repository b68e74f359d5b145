import { fail, ok, type Result } from '../../contract/errors.ts';
import { TABLE_FORMATS, TABLE_MEDIA_TYPES, type TableFormat } from '../../contract/calls/parameters.ts';
import type { FileAnswer } from './file-answer.ts';
import { lastOf } from './parameters.ts';

/** Lists as tables to download. */

/** Describes the table in the documentation of calls. */
export const TABLE_WORDS = 'No cell is ever read as a formula. Every export is recorded.';

/**
 * The table for a query, as a file.
 * @param name of the file, without its extension
 * @returns invalid (format), and what `make` returns.
 */
export async function tableAnswer(
  name: string,
  query: URLSearchParams,
  make: (format: TableFormat) => Promise<Result<AsyncIterable<Uint8Array>>>,
): Promise<Result<FileAnswer>> {
  const asked = lastOf(query, 'format')?.trim() || 'csv';
  const format = TABLE_FORMATS.find((each) => each === asked);
  if (!format)
    return fail({ code: 'invalid', fields: { format: [{ code: 'no_such_choice', value: asked }] } });
  const content = await make(format);
  if (!content.ok) return content;
  return ok({ fileName: `${name}.${format}`, mediaType: TABLE_MEDIA_TYPES[format], content: content.value });
}
