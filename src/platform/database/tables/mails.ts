import type { WithDefault } from './column-types.ts';

/** The outbox: db/migrations/0008_mails.sql. */
export interface MailsTable {
  id: WithDefault<string>;
  message_id: string;
  template: string;
  user_id: string | null;
  /** Ids of the people whom a mail about several people names. */
  about: WithDefault<string[] | null>;
  recipient: string;
  recipient_key: string;
  subject: string;
  sealed_data: Buffer | null;
  state: WithDefault<'waiting' | 'sent' | 'dead'>;
  attempts: WithDefault<number>;
  last_error: string | null;
  queued_at: Date;
  next_attempt_at: Date | null;
  expires_at: Date | null;
  sent_at: WithDefault<Date | null>;
  dead_at: WithDefault<Date | null>;
}
