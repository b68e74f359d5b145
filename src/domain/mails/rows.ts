import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { MailsTable } from '../../platform/database/tables/mails.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Database } from '../../platform/database/schema.ts';

export type MailRow = Selectable<MailsTable>;

/** What the commands of mails work with. */
export interface MailContext {
  db: Kysely<Database>;
  queue: Pick<Queue, 'send'>;
  clock: Clock;
  publicOrigin: string;
  /** Seals what templates are filled with. */
  key: Buffer;
}

/** Where the data of a mail belongs, for sealing. */
export const sealPlace = (id: string): string => `mail ${id}`;
