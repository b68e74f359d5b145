import * as z from 'zod';
import { line } from './parts.ts';

/** What stands on receipts besides the name and address of the office. */
export const receiptsForm = z.object({
  taxKind: z
    .enum(['PAN', 'VAT'])
    .meta({ title: 'Kind of tax number', description: 'VAT if you are registered for it, otherwise PAN.' }),
  taxNumber: line(20)
    .regex(/^\d{9}$/, 'Nine digits.')
    .nullable()
    .meta({ title: 'Tax number', description: 'Nine digits. Empty: receipts show none.' }),
});
