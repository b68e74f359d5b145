import { lastMail } from './mail.ts';

export interface SiteMail {
  subject: string;
  text: string;
}

/** Where the shared site writes its mails. */
const sharedMails = () => process.env['SITE_MAIL_DIR'] ?? '';

/** Waits for a mail to an address for which `wanted` is true for the text. */
async function newestMail(
  address: string,
  wanted: (text: string) => boolean,
  directory = sharedMails(),
): Promise<SiteMail> {
  const { subject = '', text = '' } = await lastMail(directory, address, (mail) => wanted(mail.text ?? ''));
  return { subject, text };
}

/** Waits for a mail to an address that contains these words. */
export const mailSaying = (address: string, words: string): Promise<SiteMail> =>
  newestMail(address, (text) => text.includes(words));

/**
 * Waits for a mail to an address with a link to one of our pages. @returns the link
 * @param page first segment of the link's path, such as 'verify-email'
 * @param mailDir where the site writes its mails; unset: the shared site
 */
export async function linkFromMail(address: string, page: string, mailDir?: string): Promise<URL> {
  const pattern = new RegExp(`http\\S+/${page}/[^\\s)\\]]+`, 'g');
  const { text } = await newestMail(address, (words) => words.match(pattern) !== null, mailDir);
  return new URL(text.match(pattern)!.at(-1)!);
}
