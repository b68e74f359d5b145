import { consultancy } from '../../content/consultancy.ts';

/** Where people who found a weakness look for whom to tell (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Days from now until the file says it is out of date. It is made at each request, so it never is. RFC 9116: less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** The text of security.txt, with the consultancy's e-mail address as it is now. */
export function securityTxt(publicOrigin: string, now: Date): string {
  const mailbox = encodeURIComponent(consultancy().email).replace('%40', '@');
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en, ne',
    `Canonical: ${publicOrigin}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
