import { lastMail } from './mail.ts';

export interface SiteMail {
  subject: string;
  text: string;
}

/** The newest mail of the running site to an address whose text `wanted` holds for, as soon as it has left the outbox. */
async function newestMail(address: string, wanted: (text: string) => boolean): Promise<SiteMail> {
  const directory = process.env['SITE_MAIL_DIR'] ?? '';
  const { subject = '', text = '' } = await lastMail(directory, address, (mail) => wanted(mail.text ?? ''));
  return { subject, text };
}

/** A mail to an address that has these words, as soon as it has left the outbox. */
export const mailSaying = (address: string, words: string): Promise<SiteMail> =>
  newestMail(address, (text) => text.includes(words));

/**
 * The newest mail to an address that leads to one of our pages, as soon as it has left the outbox.
 * @param page first part of the link's path: 'verify-email'
 */
export async function linkFromMail(address: string, page: string): Promise<URL> {
  const pattern = new RegExp(`http\\S+/${page}/[^\\s)\\]]+`, 'g');
  const { text } = await newestMail(address, (each) => each.match(pattern) !== null);
  return new URL(text.match(pattern)!.at(-1)!);
}
