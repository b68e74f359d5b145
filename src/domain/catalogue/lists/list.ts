import { sql, type RawBuilder } from 'kysely';
import type { CatalogueQuery } from '../../../contract/catalogue/lists.ts';
import { ok, type Result } from '../../../contract/errors.ts';
import type { Page, PageQuery } from '../../../contract/paging.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../../paging.ts';

export type Sql = RawBuilder<unknown>;

/** An order of a list: its expression, and the tables that it needs. */
export interface Order {
  by: Sql;
  join?: Sql;
}

/** A list of staff: records of a table in some order, found by conditions. */
export interface StaffList<Row> {
  /** The table with its alias: 'courses c'. */
  from: Sql;
  /** The id with its alias: 'c.id'. */
  id: Sql;
  orders: Readonly<Record<string, Order>>;
  firstOrder: string;
  /** @returns conditions that all hold; invalid for a filter value that cannot be */
  conditions(db: Db, query: CatalogueQuery, now: Date): Promise<Result<{ where: Sql[]; join?: Sql }>>;
  /** The rows of these ids, in any order. */
  rows(db: Db, ids: readonly number[], now: Date): Promise<Row[]>;
}

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/**
 * A page of a list. Its ids are found first, with the tables alone that filters and order need.
 * @returns invalid for a filter value that cannot be, invalid_page
 */
export async function readList<Row extends { id: number }>(
  db: Db,
  list: StaffList<Row>,
  query: CatalogueQuery & PageQuery,
  now: Date,
): Promise<Result<Page<Row>>> {
  const found = await list.conditions(db, query, now);
  if (!found.ok) return found;
  const { where, join = sql`` } = found.value;
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from ${list.from} ${join} where ${all(where)}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.n ?? 0);
  if (!window.ok) return window;
  const ids = await sql<{ id: number }>`
    select ${list.id} as id from ${list.from} ${join} ${orderOf(list, query).join ?? sql``}
    where ${all(where)} order by ${orderWords(list, query)}
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  return ok(pageOf(await rowsInOrder(db, list, ids.rows, now), window.value));
}

async function rowsInOrder<Row extends { id: number }>(
  db: Db,
  list: StaffList<Row>,
  ids: readonly { id: number }[],
  now: Date,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await list.rows(db, ids.map(({ id }) => id), now); // oxfmt-ignore
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

function nameOfOrder<Row>({ orders, firstOrder }: StaffList<Row>, { ordering = '' }: CatalogueQuery): string {
  const name = ordering.replace(/^-/, '');
  return Object.hasOwn(orders, name) ? name : firstOrder;
}

const orderOf = <Row>(list: StaffList<Row>, query: CatalogueQuery): Order =>
  list.orders[nameOfOrder(list, query)]!;

/** Empty cells come last in both directions, as in a spreadsheet. */
function orderWords<Row>(list: StaffList<Row>, query: CatalogueQuery): Sql {
  const { by } = orderOf(list, query);
  return query.ordering?.startsWith('-')
    ? sql`${by} desc nulls last, ${list.id} desc`
    : sql`${by} asc nulls last, ${list.id}`;
}
