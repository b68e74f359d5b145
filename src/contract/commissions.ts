import * as z from 'zod';
import {
  COMMISSION_STATES,
  MAX_COMMISSION,
  MAX_COMMISSION_NOTE,
  MAX_TAKE_BACK_REASON,
} from './commission-states.ts';
import { pagedSchema } from './paging.ts';
import { whole } from './whole-numbers.ts';

/** Commissions of universities on the wire. Only owners see them. */

const day = z.iso.date().nullable().meta({ description: 'The day in Nepal' });
const amount = z.int().min(1).max(MAX_COMMISSION).meta({ description: 'Whole units of the currency' });

const fields = {
  university: z.string().trim().min(1).max(200),
  currency: z.string().regex(/^[A-Z]{3}$/),
  expected: amount,
  expected_on: day,
  invoiced_on: day,
  received_on: day,
  received: amount.nullable(),
  note: z.string().trim().max(MAX_COMMISSION_NOTE),
};

export const putCommissionSchema = z
  .object({
    version: whole.nullable().meta({ description: 'As it was on the screen; null: there was none' }),
    ...fields,
    expected_on: day.default(null),
    invoiced_on: day.default(null),
    received_on: day.default(null),
    received: amount.nullable().default(null),
    note: fields.note.default(''),
  })
  .meta({ id: 'PutCommission' });
export type PutCommission = z.infer<typeof putCommissionSchema>;

export const takeBackCommissionSchema = z
  .object({
    version: whole.meta({ description: 'As it was on the screen' }),
    reason: z.string().trim().min(1).max(MAX_TAKE_BACK_REASON),
  })
  .meta({ id: 'TakeBackCommission' });
export type TakeBackCommission = z.infer<typeof takeBackCommissionSchema>;

export const commissionStateSchema = z.enum(COMMISSION_STATES);

export const commissionSchema = z
  .object({
    id: z.uuid(),
    application: z.uuid().nullable().meta({ description: 'Null: the case was erased with its account' }),
    reference: z.string().nullable(),
    ...fields,
    state: commissionStateSchema.meta({ description: 'Overdue: due before today and not received' }),
    version: z.int(),
    changed_at: z.iso.datetime({ offset: true }),
    changed_by: z.string().nullable().meta({ description: 'Null: unknown by now' }),
    take_back_reason: z.string().meta({ description: 'Why it was taken back' }),
  })
  .meta({ id: 'Commission' });
export type Commission = z.infer<typeof commissionSchema>;
export const commissionListSchema = pagedSchema(commissionSchema).meta({ id: 'CommissionList' });

export const caseCommissionSchema = z
  .object({
    commission: commissionSchema.nullable(),
    taken_back: z.array(commissionSchema).meta({ description: 'Entered by mistake, the latest first' }),
    university: z.string().meta({ description: 'What the case names; for a new one' }),
    currency: z.string().meta({ description: 'Of the course of the case; for a new one' }),
    currencies: z.array(z.string()),
  })
  .meta({ id: 'CaseCommission' });
export type CaseCommission = z.infer<typeof caseCommissionSchema>;

export const commissionTotalsSchema = z
  .object({
    totals: z.array(
      z.object({
        university: z.string(),
        currency: z.string(),
        count: z.int(),
        expected: z.int(),
        received: z.int(),
        open: z.int().meta({ description: 'Expected of those that are not received' }),
      }),
    ),
  })
  .meta({ id: 'CommissionTotals' });
export type CommissionTotals = z.infer<typeof commissionTotalsSchema>;
