import type { Mails } from '../domain/mails/commands.ts';

/** The job that looks after the outbox every ten minutes. */
export const tendMails =
  ({ mails }: { mails: Pick<Mails, 'tend'> }) =>
  (): Promise<void> =>
    mails.tend();
