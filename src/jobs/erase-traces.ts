import type { Mails } from '../domain/mails/facade.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

interface Options {
  mails: Pick<Mails, 'gone'>;
  mailer: Pick<Mailer, 'kept' | 'forget'>;
}

/**
 * Job handler that deletes mail files without a row in the outbox: the row was deleted with a person or because it was old.
 * A row always exists before its file, so the files are listed first and the rows read after that.
 */
export const eraseTraces =
  ({ mails, mailer }: Options) =>
  async (): Promise<void> =>
    mailer.forget(await mails.gone(await mailer.kept()));
