import fs from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { expect } from '@playwright/test';

export interface SiteMail {
  subject: string;
  text: string;
}

/** The mails the running site has sent to an address, oldest first, read from the files it writes. */
async function mailsTo(address: string): Promise<SiteMail[]> {
  const directory = process.env['SITE_MAIL_DIR'] ?? '';
  const names = await fs.readdir(directory).catch(() => []);
  const found: SiteMail[] = [];
  for (const name of names.filter((name) => name.endsWith('.eml')).sort()) {
    const content = await fs.readFile(`${directory}/${name}`);
    if (!content.includes(address)) continue;
    const { subject = '', text = '', to = [] } = await PostalMime.parse(content);
    if (to.some((recipient) => recipient.address === address)) found.push({ subject, text });
  }
  return found;
}

/** A mail to an address that has these words, as soon as it has left the outbox. */
export async function mailSaying(address: string, words: string): Promise<SiteMail> {
  let mail: SiteMail | undefined;
  await expect
    .poll(async () => (mail = (await mailsTo(address)).findLast(({ text }) => text.includes(words))), {
      message: `a mail to ${address} with '${words}'`,
      timeout: 15_000,
    })
    .toBeDefined();
  return mail!;
}

/**
 * The newest mail to an address that leads to one of our pages, as soon as it has left the outbox.
 * @param page first part of the link's path: 'verify-email'
 */
export async function linkFromMail(address: string, page: string): Promise<URL> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const texts = (await mailsTo(address)).map(({ text }) => text);
        link = texts
          .join('\n')
          .match(new RegExp(`http\\S+/${page}/[^\\s)\\]]+`, 'g'))
          ?.at(-1);
        return link;
      },
      { message: `a mail to ${address} with a link to /${page}/`, timeout: 15_000 },
    )
    .toBeDefined();
  return new URL(link!);
}
