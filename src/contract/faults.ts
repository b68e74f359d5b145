import * as z from 'zod';
import { pagedSchema } from './paging.ts';

const moment = z.iso.datetime({ offset: true });

/** Errors of the last days on the wire. */
export const faultEntrySchema = z
  .object({
    id: z.int(),
    reference: z
      .string()
      .nullable()
      .meta({ description: 'The reference that was asked for, else the latest that a visitor was told' }),
    at: moment.meta({ description: 'When the error with that reference happened' }),
    source: z.enum(['server', 'browser']),
    method: z.string(),
    route: z.string().meta({ description: 'Pattern of the address, never the address itself' }),
    status: z.int().nullable(),
    kind: z.string().meta({ description: 'What happened, and the class of the error' }),
    place: z.string().meta({ description: 'File, line and column of the code; empty if unknown' }),
    first_at: moment,
    last_at: moment,
    times: z.int().min(1),
  })
  .meta({ id: 'Fault' });
export type FaultEntry = z.infer<typeof faultEntrySchema>;
export const faultsSchema = pagedSchema(faultEntrySchema).meta({ id: 'Faults' });
