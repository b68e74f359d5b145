/** Where the mail of well-known providers is read, by the part of the address behind the @. */
const PROVIDERS: readonly [RegExp, string][] = [
  [/^(gmail|googlemail)\.com$/, 'https://mail.google.com/'],
  [/^(yahoo(\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com)$/, 'https://mail.yahoo.com/'],
  [/^(outlook|hotmail|live|msn)(\.[a-z]{2,3}){1,2}$/, 'https://outlook.live.com/mail/'],
  [/^(icloud|me|mac)\.com$/, 'https://www.icloud.com/mail'],
  [/^proton(mail)?\.(me|com|ch)$|^pm\.me$/, 'https://mail.proton.me/'],
];

/** Where this address reads its mail: the consultancy's setting first, then what is known; null where nothing is. */
export function webmailOf(email: string, configured: string | null): string | null {
  if (configured !== null) return configured;
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return PROVIDERS.find(([pattern]) => pattern.test(domain))?.[1] ?? null;
}
