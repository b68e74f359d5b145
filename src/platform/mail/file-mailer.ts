import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { useDirectory } from '../files/data-dir.ts';
import { isMailbox, messageOf, NO_MAILBOX } from './message.ts';
import type { Mailer, RenderedMail, Sender } from './mailer.ts';

/**
 * Writes each mail to an .eml file, for machines without a mail server. Files are readable by their owner only, and are
 * complete and synced to disk before the mail counts as sent. A mail that is delivered again replaces its file.
 * @throws StartError when the directory cannot be used.
 */
export async function openFileMailer(directory: string, sender: () => Sender): Promise<Mailer> {
  useDirectory('MAIL_DIR', directory);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      if (!isMailbox(mail.to)) return NO_MAILBOX;
      try {
        const { message } = await composer.sendMail(messageOf(mail, sender()));
        await writeWhole(directory, fileName(mail), message as Buffer);
        return { ok: true };
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
        return { ok: false, permanent: false, reason: `${code}: the file could not be written to MAIL_DIR.` };
      }
    },
    async kept() {
      return (await fs.readdir(directory)).flatMap((name) => mailIdOf(name) ?? []);
    },
    async forget(mailIds) {
      const gone = new Set(mailIds);
      for (const name of await fs.readdir(directory)) {
        const id = mailIdOf(name);
        if (id !== undefined && gone.has(id)) await fs.rm(path.join(directory, name), { force: true });
      }
    },
    close: async () => {},
  };
}

/** File names sort in the order in which mails were queued: '2026-12-12T08-15-00-000Z_3f2a….eml'. */
const fileName = ({ queuedAt, id }: RenderedMail): string =>
  `${queuedAt.toISOString().replaceAll(/[:.]/g, '-')}_${id}.eml`;

/** Of names that `fileName` made, also with what `writeWhole` puts around them; undefined: no file of ours. */
const mailIdOf = (name: string): string | undefined =>
  /^\.?\d{4}-[\dTZ-]+_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml(?:\.\d+)?$/.exec(name)?.[1];

async function writeWhole(directory: string, name: string, content: Buffer): Promise<void> {
  const unfinished = path.join(directory, `.${name}.${process.pid}`);
  try {
    await fs.writeFile(unfinished, content, { mode: 0o600, flush: true });
    await fs.rename(unfinished, path.join(directory, name));
  } catch (error) {
    await fs.rm(unfinished, { force: true });
    throw error;
  }
  // The rename is a change of the directory, which has to be synced as well.
  const folder = await fs.open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
