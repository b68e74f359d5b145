import * as z from 'zod';
import { pagedSchema } from './paging.ts';

/**
 * The vocabulary of the security log, and its entries as they cross the wire. How to record an event, and how to add
 * one: docs/security-log.md.
 */

/** Every event, with the name that staff read. */
export const SECURITY_EVENTS = {
  login: 'Login',
  login_code_asked: 'Password right, code asked for',
  logout: 'Log-out',
  refresh_reused: 'Refresh token used twice, session ended',
  limit_reached: 'Limit reached',
  email_verified: 'E-mail address verified',
  password_reset_asked: 'New password asked for',
  password_reset: 'Password reset by link',
  password_changed: 'Password changed',
  role_changed: 'Role changed',
  account_disabled: 'Account disabled',
  account_enabled: 'Account enabled',
  second_factor_on: 'Second factor turned on',
  second_factor_off: 'Second factor turned off',
  second_factor_code: 'Second factor code',
  proof: 'Password or code typed again',
  recovery_code_used: 'Recovery code used',
  list_exported: 'List exported',
  document_opened: 'Document opened by staff',
  data_exported: 'Own data downloaded',
  account_erased: 'Account erased',
  access_refused: 'Access refused',
  token_forged: 'Forged token',
} as const;
export type SecurityEventCode = keyof typeof SECURITY_EVENTS;
export const SECURITY_EVENT_CODES = Object.keys(SECURITY_EVENTS) as [
  SecurityEventCode,
  ...SecurityEventCode[],
];

/** failed: a try that was wrong (a password, a code). refused: not allowed, or too often. */
export const SECURITY_RESULTS = { ok: 'Succeeded', failed: 'Failed', refused: 'Refused' } as const;
export type SecurityResult = keyof typeof SECURITY_RESULTS;
export const securityResultSchema = z.enum(['ok', 'failed', 'refused']);
export const securityEventSchema = z.enum(SECURITY_EVENT_CODES);

/** What else is known of an event. A closed list of short codes and numbers: nothing that a person typed. */
export const securityDetailSchema = z.strictObject({
  reason: z
    .string()
    .optional()
    .meta({ description: "Why it failed or was refused, as 'current_password_wrong'" }),
  limit: z.string().optional().meta({ description: 'Which limit was reached' }),
  call: z.string().optional().meta({ description: 'Method and path pattern of the call' }),
  from: z.string().optional().meta({ description: 'The value before' }),
  to: z.string().optional().meta({ description: 'The value after' }),
  place: z.string().optional().meta({ description: 'Which sessions ended: here, one, all' }),
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
