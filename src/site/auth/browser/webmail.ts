/** Where the mail of well-known providers is read, by the part of the address behind the @. */
const PROVIDERS: readonly [RegExp, string][] = [
  [/^(gmail|googlemail)\.com$/, 'https://mail.google.com/'],
  [/^(yahoo(\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com)$/, 'https://mail.yahoo.com/'],
  [/^(outlook|hotmail|live|msn)(\.[a-z]{2,3}){1,2}$/, 'https://outlook.live.com/mail/'],
  [/^(icloud|me|mac)\.com$/, 'https://www.icloud.com/mail'],
  [/^proton(mail)?\.(me|com|ch)$|^pm\.me$/, 'https://mail.proton.me/'],
];

/** Where this address reads its mail: as its provider is known, else as the consultancy set it; null where it did not. */
export function webmailOf(email: string, configured: string | null): string | null {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return PROVIDERS.find(([pattern]) => pattern.test(domain))?.[1] ?? configured;
}
