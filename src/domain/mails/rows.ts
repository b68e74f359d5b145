import type { Selectable } from 'kysely';
import type { MailsTable } from '../../platform/database/tables/mails.ts';
import { unseal } from '../../platform/security/sealing.ts';
import type { MailContext } from './context.ts';
import type { MailText } from './policy.ts';

export type MailRow = Selectable<MailsTable>;

/** Context that the data of a mail is sealed with. */
export const sealPlace = (id: string): string => `mail ${id}`;

/** The Message-ID header of a mail, the same at every attempt. */
export const messageIdOf = ({ publicOrigin }: MailContext, id: string): string =>
  `<${id}@${new URL(publicOrigin).hostname}>`;

/** A mail's template and data, and the first name for its greeting, or ''. */
export type ReadMessage = MailText & { name: string };

/** null if its text was deleted, or if its key was given up. */
export function readMessage(
  { keys }: MailContext,
  { id, template, sealed_data }: MailRow,
): ReadMessage | null {
  const text = sealed_data && unseal(keys, sealed_data, sealPlace(id));
  if (!text) return null;
  const { name = '', ...data } = JSON.parse(text) as { name?: string };
  return { template, data, name } as ReadMessage;
}
