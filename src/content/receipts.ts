import type * as z from 'zod';
import type { receiptsForm } from '../contract/documents/receipts.ts';
import { live } from './live.ts';

type ReceiptSettings = z.infer<typeof receiptsForm>;

export const SHIPPED_RECEIPTS: ReceiptSettings = { taxKind: 'PAN', taxNumber: null };

/** What stands on receipts besides the name and address of the office. */
export const receiptSettings = (): ReceiptSettings => live('receipts', SHIPPED_RECEIPTS);
