import type { Mailer } from '../platform/mail/mailer.ts';

/** The job that deletes the files of an erased person's mails, where mails are files. */
export const eraseTraces =
  ({ mailer }: { mailer: Pick<Mailer, 'forget'> }) =>
  (job: unknown): Promise<void> =>
    mailer.forget((job as { mailIds: string[] }).mailIds);
