import { sql, type Transaction } from 'kysely';
import type { Json } from '../../contract/edits/changes.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import type { Database } from '../../platform/database/schema.ts';

const DELETED = 'This picture is no longer in the library. Choose another one.';
const UNDESCRIBED =
  'Nobody has said yet what this picture shows. Describe it in the library, or say there that it is decoration.';

/**
 * Pictures in a form that visitors must not get, as errors by path: deleted from the library, or not described there. The
 * others stay in the library until the transaction ends.
 * @returns undefined if all can be shown
 */
export async function unusablePictures(
  trx: Transaction<Database>,
  data: Json,
): Promise<Result<never> | undefined> {
  const places = new Map<string, number>();
  collect(data, '', places);
  if (places.size === 0) return undefined;
  const ids = [...new Set(places.values())];
  const { rows } = await sql<{ id: number; described: boolean }>`
    select id, decorative or alt <> '' as described from images where id = any(${ids}::int[])
    order by id for key share`.execute(trx);
  const described = new Map(rows.map((row) => [row.id, row.described]));
  const fields: FieldFaults = {};
  for (const [path, id] of places) {
    if (described.get(id)) continue;
    const message = described.has(id) ? UNDESCRIBED : DELETED;
    fields[path] = [{ code: 'custom', message }];
  }
  return Object.keys(fields).length > 0 ? fail({ code: 'invalid', fields }) : undefined;
}

/** Where a form has `{ image: 12 }`, or `image_id: 12` as posts do. Nothing else in a form has a number under these names. */
function collect(value: Json, path: string, places: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const place = path === '' ? name : `${path}.${name}`;
    if (typeof inner !== 'number') collect(inner, place, places);
    else if (name === 'image') places.set(path, inner);
    else if (name === 'image_id') places.set(place, inner);
  }
}
