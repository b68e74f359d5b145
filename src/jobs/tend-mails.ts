import type { Mails } from '../domain/mails/facade.ts';

/** The job that looks after the outbox every ten minutes. */
export const tendMails =
  ({ mails }: { mails: Pick<Mails, 'tend'> }) =>
  (): Promise<void> =>
    mails.tend();
