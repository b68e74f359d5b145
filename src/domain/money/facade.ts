import { sql } from 'kysely';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type {
  AddCharges,
  BookedPayment,
  OwnMoney,
  PaymentTotals,
  Refund,
  TakePayment,
} from '../../contract/money.ts';
import type { Page } from '../../contract/paging.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { addCharges, cancelCharge } from './commands.charge.ts';
import { takePayment } from './commands.pay.ts';
import { refundPayment, voidPayment } from './commands.refund.ts';
import type { MoneyContext } from './context.ts';
import { exportPayments, listPayments, totalPayments, type PaymentQuery } from './data.book.ts';
import { paymentRows, presentPayment, readMoney, type PaymentRow } from './data.ts';

/** A receipt as a file. */
export interface Receipt {
  fileName: string;
  pdf: Buffer;
}

/** What students are charged and what they have paid. Source: docs/money.md. */
export interface Money {
  /** @returns not_found. */
  read(userId: string): Promise<Result<OwnMoney>>;
  /** @returns not_found, not_a_student, invalid. */
  charge(principal: Principal, userId: string, body: AddCharges): Promise<Result<OwnMoney>>;
  /** @returns not_found, charge_paid, charge_settled. */
  cancelCharge(principal: Principal, id: string, reason: string): Promise<Result<OwnMoney>>;
  /** @returns not_found, not_a_student, day_in_future, charge_settled, invalid. */
  pay(principal: Principal, userId: string, body: TakePayment): Promise<Result<OwnMoney>>;
  /** @returns not_found, day_in_future, payment_void, refund_too_high. */
  refund(principal: Principal, id: string, body: Refund): Promise<Result<OwnMoney>>;
  /** @returns not_found, payment_void, payment_refunded. */
  voidPayment(principal: Principal, id: string, reason: string): Promise<Result<OwnMoney>>;
  /** @param owner only a receipt of this account; null: any @returns not_found. */
  receipt(id: string, owner: string | null): Promise<Result<Receipt>>;
  /** @returns invalid, invalid_page. */
  list(query: PaymentQuery): Promise<Result<Page<BookedPayment>>>;
  /** @returns invalid. */
  totals(query: PaymentQuery): Promise<Result<PaymentTotals>>;
  /** @returns invalid. */
  export(
    principal: Principal,
    query: PaymentQuery,
    format: TableFormat,
  ): Promise<Result<AsyncIterable<Uint8Array>>>;
}

export function createMoney(context: MoneyContext): Money {
  const { db } = context;
  const then = async (done: Result<string>) => (done.ok ? readMoney(db, done.value) : done);
  return {
    read: (userId) => readMoney(db, userId),
    charge: async (principal, userId, body) => then(await addCharges(context, principal, userId, body)),
    cancelCharge: async (principal, id, reason) => then(await cancelCharge(context, principal, id, reason)),
    pay: async (principal, userId, body) => then(await takePayment(context, principal, userId, body)),
    refund: async (principal, id, body) => then(await refundPayment(context, principal, id, body)),
    voidPayment: async (principal, id, reason) => then(await voidPayment(context, principal, id, reason)),
    receipt: (id, owner) => readReceipt(context, id, owner),
    list: (query) => listPayments(db, query),
    totals: (query) => totalPayments(db, query),
    export: (principal, query, format) => exportPayments(context, principal, query, format),
  };
}

async function readReceipt({ db }: MoneyContext, id: string, owner: string | null): Promise<Result<Receipt>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const mine = owner === null ? sql`true` : sql`p.user_id = ${owner}`;
  const { rows } = await sql<PaymentRow>`${paymentRows} where p.id = ${id} and ${mine}`.execute(db);
  const [row] = rows;
  if (!row) return fail({ code: 'not_found' });
  const payment = presentPayment(row);
  // The library and its fonts are needed by nobody else.
  const { receiptPdf } = await import('./present.receipt.ts');
  const pdf = await receiptPdf(payment, row.by ?? '');
  return ok({ fileName: `receipt ${payment.number.replaceAll('/', '-')}.pdf`, pdf });
}
