import { lastMail } from './mail.ts';

export interface SiteMail {
  subject: string;
  text: string;
}

/** Waits for a mail of the running site to an address for which `wanted` is true for the text. */
async function newestMail(address: string, wanted: (text: string) => boolean): Promise<SiteMail> {
  const directory = process.env['SITE_MAIL_DIR'] ?? '';
  const { subject = '', text = '' } = await lastMail(directory, address, (mail) => wanted(mail.text ?? ''));
  return { subject, text };
}

/** Waits for a mail to an address that contains these words. */
export const mailSaying = (address: string, words: string): Promise<SiteMail> =>
  newestMail(address, (text) => text.includes(words));

/**
 * Waits for a mail to an address with a link to one of our pages. @returns the link
 * @param page first segment of the link's path, such as 'verify-email'
 */
export async function linkFromMail(address: string, page: string): Promise<URL> {
  const pattern = new RegExp(`http\\S+/${page}/[^\\s)\\]]+`, 'g');
  const { text } = await newestMail(address, (each) => each.match(pattern) !== null);
  return new URL(text.match(pattern)!.at(-1)!);
}
