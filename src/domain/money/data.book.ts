import { sql, type RawBuilder } from 'kysely';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { BookedPayment, PaymentTotals } from '../../contract/money.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import {
  PAYMENT_KIND_NAMES,
  PAYMENT_KINDS,
  receiptNumber,
  type PaymentKind,
} from '../../contract/payment-words.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { onPage } from '../on-page.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findAccounts, oneOf, wordsOf } from '../person-search.ts';
import { exportFilters } from '../security/policy.ts';
import { tableFile, type TableColumn } from '../table-file.ts';
import type { MoneyContext } from './context.ts';
import { paymentRows, presentPayment, type PaymentRow } from './data.ts';

/** Filters of the cash book as strings of a query; unset and blank ones match all. */
export interface PaymentQuery extends PageQuery {
  /** Number of the receipt, reference, or the student's name, address or number. */
  search?: string | undefined;
  /** 'YYYY-MM-DD', the day in Nepal on which the money changed hands. */
  from?: string | undefined;
  to?: string | undefined;
  kind?: string | undefined;
}

const NEWEST_FIRST = sql`p.received_on desc, p.entered_at desc, p.id`;

/** Payments and refunds, also void ones, the newest first. @returns invalid, invalid_page */
export async function listPayments(db: Db, query: PaymentQuery): Promise<Result<Page<BookedPayment>>> {
  const fits = fitting(query);
  if (!fits.ok) return fits;
  const window = pageWindow(query, await countOf(db, fits.value));
  if (!window.ok) return window;
  const listed = { id: sql`p.id`, from: sql`payments p`, fits: fits.value, order: NEWEST_FIRST };
  const { rows } = await sql<PaymentRow>`
    ${paymentRows} where ${onPage(listed, window.value)} order by ${NEWEST_FIRST}`.execute(db);
  return ok(pageOf(rows.map(presentBooked), window.value));
}

const presentBooked = (row: PaymentRow): BookedPayment => ({
  ...presentPayment(row),
  student: row.user_id === null ? null : { id: row.user_id, email: row.email! },
  by: row.by,
});

/** What came in and went back, by kind, without void receipts. @returns invalid */
export async function totalPayments(db: Db, query: PaymentQuery): Promise<Result<PaymentTotals>> {
  const fits = fitting(query);
  if (!fits.ok) return fits;
  const { rows } = await sql<{ kind: PaymentKind; received: number; refunded: number }>`
    select p.kind, coalesce(sum(p.amount) filter (where p.direction = 'payment'), 0)::float8 as received,
      coalesce(sum(p.amount) filter (where p.direction = 'refund'), 0)::float8 as refunded
    from payments p
    where ${fits.value} and p.voided_at is null group by p.kind`.execute(db);
  const kinds = PAYMENT_KIND_NAMES.flatMap((kind) => rows.filter((row) => row.kind === kind));
  const sum = (of: 'received' | 'refunded') => kinds.reduce((total, row) => total + row[of], 0);
  return ok({ received: sum('received'), refunded: sum('refunded'), kinds });
}

const COLUMNS: readonly TableColumn<PaymentRow>[] = [
  { title: 'Number', cell: (row) => receiptNumber(row.direction, row.fiscal_year, row.number), width: 18 },
  { title: 'Day', cell: (row) => row.received_on },
  { title: 'Received', cell: (row) => (row.direction === 'payment' ? row.amount : null) },
  { title: 'Paid back', cell: (row) => (row.direction === 'refund' ? row.amount : null) },
  { title: 'Kind', cell: (row) => PAYMENT_KINDS[row.kind] },
  { title: 'Reference', cell: (row) => row.reference },
  { title: 'Student', cell: (row) => row.payer, width: 28 },
  { title: 'E-mail', cell: (row) => row.email, width: 28 },
  { title: 'For', cell: (row) => row.items.map(({ text }) => text).join(', '), width: 40 },
  { title: 'Reason', cell: (row) => row.reason },
  { title: 'Void', cell: (row) => (row.voided_at === null ? '' : row.void_reason) },
  { title: 'Entered (Nepal time)', cell: (row) => row.entered_at, moments: true, width: 22 },
  { title: 'Entered by', cell: (row) => row.by, width: 22 },
];
const AT_ONCE = 500;

/** Every payment that matches as a table, read in batches. The export is recorded first. @returns invalid */
export async function exportPayments(
  { db, clock, recordSecurity }: MoneyContext,
  { userId }: Principal,
  query: PaymentQuery,
  format: TableFormat,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const fits = fitting(query);
  if (!fits.ok) return fits;
  const rows = await countOf(db, fits.value);
  const filters = exportFilters(query);
  await db.transaction().execute(async (trx) => {
    await recordChange(trx, {
      at: clock.now(),
      actor: userId,
      kind: 'list',
      object: 'payments',
      title: 'Payments',
      action: 'downloaded',
      after: { Rows: rows, Filters: filters.join(', ') || 'None', Format: format },
    });
    const detail = { list: 'payments', rows, filters };
    await recordSecurity({ event: 'list_exported', result: 'ok', account: userId, detail }, trx);
  });
  const next = async (last: PaymentRow | undefined): Promise<PaymentRow[]> => {
    const after = last
      ? sql`and (p.received_on < ${last.received_on}::date or (p.received_on = ${last.received_on}::date
          and (p.entered_at < ${last.entered_at} or (p.entered_at = ${last.entered_at} and p.id > ${last.id}))))`
      : sql``;
    const found = await sql<PaymentRow>`${paymentRows} where ${fits.value} ${after} order by ${NEWEST_FIRST}
      limit ${AT_ONCE}`.execute(db);
    return found.rows;
  };
  return ok(tableFile({ name: 'Payments', columns: COLUMNS, atOnce: AT_ONCE, next }, format));
}

async function countOf(db: Db, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments p where ${fits}`.execute(db);
  return rows[0]?.count ?? 0;
}

function fitting(query: PaymentQuery): Result<RawBuilder<unknown>> {
  const parts = [sql`true`];
  for (const [field, before] of [
    ['from', false],
    ['to', true],
  ] as const) {
    const day = query[field]?.trim() ?? '';
    if (day === '') continue;
    if (!isDay(day)) return wrong(field, day);
    parts.push(before ? sql`p.received_on <= ${day}::date` : sql`p.received_on >= ${day}::date`);
  }
  const kind = query.kind?.trim() ?? '';
  if (kind !== '') {
    if (!PAYMENT_KIND_NAMES.some((each) => each === kind)) return wrong('kind', kind);
    parts.push(sql`p.kind = ${kind}`);
  }
  const search = query.search?.trim().slice(0, 100) ?? '';
  if (search !== '') {
    const words = wordsOf(search);
    const found = sql`
      select f.id from payments f
        where payment_terms(f.direction, f.fiscal_year, f.number, f.payer, f.reference) @@ ${words}
      union all
      select f.id from payments f where ${oneOf(sql`f.user_id`, findAccounts(words))}`;
    parts.push(oneOf(sql`p.id`, found));
  }
  return ok(sql`${sql.join(parts, sql` and `)}`);
}

/** A real day, as the database has it: 30 February is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const wrong = (field: string, value: string) =>
  fail({ code: 'invalid' as const, fields: { [field]: [{ code: 'no_such_choice' as const, value }] } });
