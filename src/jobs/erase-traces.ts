import type { Mailer } from '../platform/mail/mailer.ts';

/** Job handler that deletes the mail files of an erased person, if mails are written to files. */
export const eraseTraces =
  ({ mailer }: { mailer: Pick<Mailer, 'forget'> }) =>
  (job: unknown): Promise<void> =>
    mailer.forget((job as { mailIds: string[] }).mailIds);
