import type { Selectable } from 'kysely';
import type { MailsTable } from '../../platform/database/tables/mails.ts';

export type MailRow = Selectable<MailsTable>;

/** Where the data of a mail belongs, for sealing. */
export const sealPlace = (id: string): string => `mail ${id}`;
