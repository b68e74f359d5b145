import * as z from 'zod';
import { pagedSchema } from './paging.ts';
import { SECURITY_EVENT_CODES } from './security-events.ts';

/** Entries of the security log on the wire. */

export const securityResultSchema = z.enum(['ok', 'failed', 'refused']);
export const securityEventSchema = z.enum(SECURITY_EVENT_CODES);

/** Details of an event: a fixed list of short codes and numbers, never text that a person typed. */
export const securityDetailSchema = z.strictObject({
  reason: z
    .string()
    .optional()
    .meta({ description: "Why it failed or was refused, as 'current_password_wrong'" }),
  limit: z.string().optional().meta({ description: 'Which limit was reached' }),
  call: z.string().optional().meta({ description: 'Method and path pattern of the call' }),
  from: z.string().optional().meta({ description: 'The value before' }),
  to: z.string().optional().meta({ description: 'The value after' }),
  place: z.string().optional().meta({ description: 'Which sessions ended: here, one, all; of everybody' }),
  list: z.string().optional().meta({ description: 'Which list was exported' }),
  event: z.int().optional().meta({ description: 'Id of the event whose list it is' }),
  rows: z.int().optional().meta({ description: 'How many rows were exported' }),
  filters: z.array(z.string()).optional().meta({
    description: "How the list was filtered, as 'state=submitted'; of a search only that there was one",
  }),
  document: z.uuid().optional(),
  group: z.string().optional().meta({ description: 'Group of the document, as passport' }),
  many: z.boolean().optional().meta({ description: 'Too many different ones to list each' }),
});
export type SecurityDetail = z.infer<typeof securityDetailSchema>;

const moment = z.iso.datetime({ offset: true });

/** One entry of the security log. */
export const securityEntrySchema = z
  .object({
    id: z.int(),
    at: moment,
    last_at: moment.meta({ description: 'The last of the repeats that the entry stands for' }),
    times: z.int().min(1).meta({ description: 'How often it happened within the minute' }),
    event: securityEventSchema,
    result: securityResultSchema,
    account: z
      .object({ id: z.uuid(), email: z.string().nullable().meta({ description: 'Null once erased' }) })
      .nullable()
      .meta({ description: 'Who acted, or whose account somebody tried to open' }),
    unknown_account: z
      .string()
      .nullable()
      .meta({ description: 'Mark of an e-mail address without an account: the same one has the same mark' }),
    subject: z
      .object({
        kind: z.enum(['person', 'application']),
        id: z.uuid(),
        label: z.string().nullable().meta({ description: 'E-mail address or reference; null once erased' }),
      })
      .nullable()
      .meta({ description: 'What it was done to' }),
    address: z.string().nullable().meta({ description: 'Network address of the client; IPv6 as its /64' }),
    agent: z.string().meta({ description: 'The beginning of its User-Agent' }),
    program: z.string().meta({ description: "The same in words, as 'Chrome on Android'" }),
    detail: securityDetailSchema,
  })
  .meta({ id: 'SecurityEntry' });
export type SecurityEntry = z.infer<typeof securityEntrySchema>;
export const securityLogSchema = pagedSchema(securityEntrySchema).meta({ id: 'SecurityLog' });
