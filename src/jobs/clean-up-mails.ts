import type { Mails } from '../domain/mails/facade.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { eraseTraces } from './erase-traces.ts';

interface Options {
  mails: Pick<Mails, 'cleanUp' | 'gone'>;
  mailer: Pick<Mailer, 'kept' | 'forget'>;
}

/** Job handler that maintains the outbox every ten minutes: queues lost mails again, deletes old rows and their mail files. */
export const cleanUpMails = (options: Options) => async (): Promise<void> => {
  await options.mails.cleanUp();
  await eraseTraces(options)();
};
