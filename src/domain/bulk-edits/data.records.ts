import { sql } from 'kysely';
import { bulkField } from '../../contract/bulk-edits/fields.ts';
import { RECORD_OUTCOMES, type BulkEditRecord } from '../../contract/bulk-edits/shapes.ts';
import type { ChoiceRecordKind } from '../../contract/catalogue/choices.ts';
import type { CatalogueKind } from '../../contract/catalogue/lists.ts';
import type { Json } from '../../contract/edits/changes.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Db } from '../../platform/database/schema.ts';
import { listChoices } from '../catalogue/data.choices.ts';
import { pageOf, pageWindow } from '../paging.ts';
import type { BulkContext } from './context.ts';

/** The records of a bulk edit in the order in which they are changed. @returns not_found, invalid (state), invalid_page */
export async function listBulkRecords(
  { db }: BulkContext,
  id: number,
  query: PageQuery & { state?: string | undefined },
): Promise<Result<Page<BulkEditRecord>>> {
  const run = await db
    .selectFrom('bulk_edits')
    .select(['kind', 'field'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!run) return fail({ code: 'not_found' });
  const state = RECORD_OUTCOMES.find((each) => each === query.state);
  if (query.state && !state) {
    return fail({ code: 'invalid', fields: { state: [{ code: 'no_such_choice', value: query.state }] } });
  }
  const wanted = db
    .selectFrom('bulk_edit_records')
    .where('bulk_edit_id', '=', id)
    .$if(state !== undefined, (records) => records.where('state', '=', state!));
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await wanted
    .select(['position', 'object', 'title', 'state', 'reason'])
    .select([sql<Json>`value_before`.as('before'), sql<Json>`value_after`.as('after')])
    .orderBy('position')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  const name = await namesOf(db, run, rows.flatMap(({ before, after }) => [before, after])); // oxfmt-ignore
  const records = rows.map(({ position, before, after, ...row }) => ({
    ...row,
    id: position,
    before: name(before),
    after: name(after),
  }));
  return ok(pageOf(records, window.value));
}

/** Replaces the ids of other records by their names. */
async function namesOf(
  db: Db,
  { kind, field: name }: { kind: CatalogueKind; field: string },
  values: readonly Json[],
): Promise<(value: Json) => Json> {
  const field = bulkField(kind, name);
  const ids = [...new Set(values.filter((value) => typeof value === 'number'))];
  if (field?.type !== 'own' || field.of === null || ids.length === 0) return (value) => value;
  const found = await listChoices(db, field.of as ChoiceRecordKind, { id: ids.join(',') });
  const names = new Map(found.ok ? found.value.choices.map((choice) => [choice.id, choice.label]) : []);
  return (value) => (typeof value === 'number' ? (names.get(value) ?? value) : value);
}
