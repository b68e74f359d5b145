import type { Mails } from '../domain/mails/facade.ts';

/** Job handler that maintains the outbox every ten minutes: queues lost mails again and deletes old rows. */
export const tendMails =
  ({ mails }: { mails: Pick<Mails, 'tend'> }) =>
  (): Promise<void> =>
    mails.tend();
