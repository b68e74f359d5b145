import * as z from 'zod';

export const exchangeRateSchema = z
  .object({
    npr: z.number().positive().meta({ description: 'Nepalese rupees for one unit of the currency' }),
    as_of: z.iso.date(),
    source: z.string(),
  })
  .meta({ id: 'ExchangeRate' });
export type ExchangeRate = z.infer<typeof exchangeRateSchema>;
