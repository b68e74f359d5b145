import path from 'node:path';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { openFileMailer } from './file-mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';
import type { Mailer, Sender } from './mailer.ts';

interface MailerOptions {
  env: Pick<Env, 'SMTP_URL' | 'MAIL_DIR' | 'MAIL_FROM' | 'DATA_DIR'>;
  log: Log;
  publicOrigin: string;
  /** The sender now; `email` is the address for replies, and the sender's address unless MAIL_FROM is set. */
  consultancy(): { name: string; email: string };
}

/**
 * A mailer for the server of SMTP_URL or, if that is unset, for files in MAIL_DIR. @throws StartError for an unusable
 * MAIL_DIR
 */
export async function openMailer({ env, log, publicOrigin, consultancy }: MailerOptions): Promise<Mailer> {
  const sender = (): Sender => {
    const { name, email } = consultancy();
    return { name, address: env.MAIL_FROM ?? email, replyTo: email };
  };
  if (env.SMTP_URL) return openSmtpMailer(env.SMTP_URL, sender, new URL(publicOrigin).hostname);
  const directory = path.resolve(env.MAIL_DIR ?? path.join(env.DATA_DIR, 'mail'));
  log.info({ component: 'mail', address: directory }, 'SMTP_URL is not set: every mail is a file in');
  return openFileMailer(directory, sender);
}
