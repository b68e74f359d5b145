import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../../contract/errors.ts';
import { HELD_STATES, type HeldFilter, type HeldValue } from '../../../contract/held-values.ts';
import type { Page, PageQuery } from '../../../contract/paging.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../../paging.ts';
import { heldField } from './fields.ts';

export interface HeldQuery extends PageQuery, Partial<Record<keyof HeldFilter, string | undefined>> {
  /** 'open' (also if blank) or 'decided'. */
  state?: string | undefined;
}

export interface HeldRow {
  id: number;
  about: HeldValue['about'];
  state: HeldValue['state'];
  kind: HeldValue['kind'];
  source: string;
  source_key: string;
  course_id: number | null;
  course_name: string | null;
  university_id: number;
  university_name: string;
  field: string;
  currency: string | null;
  value: string;
  now: string | null;
  reason: string;
  file_name: string;
  finished_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  corrected_to: string | null;
  staff_fields: string[];
}

/** Each hold with the record that it is about. A record that does not exist any more has no holds. */
const FROM: RawBuilder<unknown> = sql`
  import_holds h
  left join courses c on h.kind = 'course' and c.source = h.source and c.source_key = h.source_key
  join universities u on u.id = coalesce(c.university_id, (select x.id from universities x
    where h.kind = 'university' and x.source = h.source and x.source_key = h.source_key))`;

const STAFF_FIELDS = sql`case when h.kind = 'course' then c.staff_fields else u.staff_fields end`;
/** An open hold that nobody needs to decide any more: staff have set the field meanwhile, or use the source's again. */
const MATTERS = sql`
  (h.about = 'conflict') = (h.field = any(${STAFF_FIELDS}) or h.field || '_id' = any(${STAFF_FIELDS}))`;

/** The condition for the open holds that a filter finds. */
export function openHolds(filter: Partial<HeldFilter>): RawBuilder<unknown> {
  return sql`h.state = 'open' and ${MATTERS} and ${matches(filter)}`;
}

function matches({ about = '', field = '', source = '', search = '' }: Partial<HeldFilter>) {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (about !== '') parts.push(sql`h.about = ${about}`);
  if (field !== '') parts.push(sql`h.field = ${field}`);
  if (source !== '') parts.push(sql`h.source = ${source}`);
  const words = search.replaceAll('\0', '').trim();
  if (words !== '') {
    const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    parts.push(
      sql`(h.source_key ilike ${pattern} or c.course_name ilike ${pattern} or u.university_name ilike ${pattern})`,
    );
  }
  return sql.join(parts, sql` and `);
}

/** What pages show now: names for what a column refers to. */
const NOW = sql`case h.field
  when 'interest' then (select interest_name from interests i where i.id = c.interest_id)
  when 'specialization' then (select specialization_name from specializations s where s.id = c.specialization_id)
  when 'university' then u.university_name
  when 'city' then (select concat_ws(', ', p.city_name, nullif(p.state, '')) from cities p where p.id = u.city_id)
  when 'country' then (select n.country_name from countries n where n.id = u.country_id)
  else case when h.kind = 'course' then to_jsonb(c) else to_jsonb(u) end ->> h.field end`;

const COLUMNS = sql`h.id, h.about, h.state, h.kind, h.source, h.source_key, c.id as course_id, c.course_name,
  u.id as university_id, u.university_name, h.field, c.currency, h.value, ${NOW} as now, h.reason, m.file_name,
  m.finished_at, h.decided_at, w.email as decided_by, h.corrected_to, ${STAFF_FIELDS} as staff_fields`;

/** The rows of holds, in a given order. */
export async function readHeldRows(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select ${COLUMNS} from ${FROM} join imports m on m.id = h.import_id left join users w on w.id = h.decided_by
    where ${condition} ${rest}`.execute(db);
  return rows;
}

/** Open ones by university and course, decided ones newest first. @returns invalid (state), invalid_page. */
export async function listHeld(db: Kysely<Database>, query: HeldQuery): Promise<Result<Page<HeldValue>>> {
  const state = query.state?.trim() || 'open';
  if (state !== 'open' && state !== 'decided')
    return fail({ code: 'invalid', fields: { state: [{ code: 'no_such_choice', value: state }] } });
  const filter = Object.fromEntries(
    (['about', 'field', 'source', 'search'] as const).map((name) => [name, query[name]?.trim() ?? '']),
  ) as HeldFilter;
  const open = state === 'open';
  const condition = open ? openHolds(filter) : sql`h.decided_at is not null and ${matches(filter)}`;
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from ${FROM} where ${condition}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const order = open ? sql`u.university_name, c.course_name, h.id` : sql`h.decided_at desc, h.id desc`;
  const rest = sql`order by ${order} limit ${window.value.limit} offset ${window.value.offset}`;
  return ok(pageOf((await readHeldRows(db, condition, rest)).map(presentHeld), window.value));
}

/** @returns not_found. */
export async function readHeld(db: Kysely<Database>, id: number): Promise<Result<HeldValue>> {
  const [row] = await readHeldRows(db, sql`h.id = ${id}`, sql``);
  return row ? ok(presentHeld(row)) : fail({ code: 'not_found' });
}

/** What pages show now; amounts as imports write them, without zeros at the end. */
export const inWords = ({ now, field }: Pick<HeldRow, 'now' | 'field'>): string =>
  now !== null && field.endsWith('_fees') ? String(Number(now)) : (now ?? '');

export function presentHeld(row: HeldRow): HeldValue {
  const { field } = row;
  const known = heldField(row.kind, field);
  return {
    id: row.id,
    about: row.about,
    state: HELD_STATES.find((state) => state === row.state) ?? 'gone',
    kind: row.kind,
    source: row.source,
    key: row.source_key,
    course: row.course_id === null ? null : { id: row.course_id, name: row.course_name ?? '' },
    university: { id: row.university_id, name: row.university_name },
    field,
    currency: field.endsWith('_fees') ? row.currency : null,
    value: row.value,
    now: inWords(row),
    reason: row.reason,
    file_name: row.file_name,
    imported_at: row.finished_at.toISOString(),
    may_accept: known?.parse?.(row.value) !== undefined,
    may_correct: known?.parse !== undefined,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    corrected_to: row.corrected_to,
  };
}
