import * as z from 'zod';
import { pagedSchema } from './paging.ts';

/** Pairs that may be the same person, on the wire. Source: docs/students.md. */

const moment = z.iso.datetime({ offset: true });
const side = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  at: moment.meta({ description: 'Since when there is this account or enquiry' }),
};
const duplicateSchema = z
  .object({
    id: z.uuid(),
    because: z.enum(['contact', 'email', 'name']),
    found_at: moment,
    denied_at: moment
      .nullable()
      .meta({ description: 'When somebody said that they are not the same person' }),
    account: z.object(side),
    other: z.object({ kind: z.enum(['person', 'enquiry']), ...side }),
  })
  .meta({ id: 'PossibleDuplicate' });
export type Duplicate = z.infer<typeof duplicateSchema>;
export const duplicateListSchema = pagedSchema(duplicateSchema).meta({ id: 'PossibleDuplicateList' });

export const denyDuplicateSchema = z
  .object({ denied: z.boolean().meta({ description: 'True: they are not the same person' }) })
  .meta({ id: 'DenyDuplicate' });
