/** Webmail sites of well-known providers, by the domain of the address. */
const PROVIDERS: readonly [RegExp, string][] = [
  [/^(gmail|googlemail)\.com$/, 'https://mail.google.com/'],
  [/^(yahoo(\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com)$/, 'https://mail.yahoo.com/'],
  [/^(outlook|hotmail|live|msn)(\.[a-z]{2,3}){1,2}$/, 'https://outlook.live.com/mail/'],
  [/^(icloud|me|mac)\.com$/, 'https://www.icloud.com/mail'],
  [/^proton(mail)?\.(me|com|ch)$|^pm\.me$/, 'https://mail.proton.me/'],
];

/** The webmail site of an address: the provider's, otherwise the configured one; null if there is neither. */
export function webmailOf(email: string, configured: string | null): string | null {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return PROVIDERS.find(([pattern]) => pattern.test(domain))?.[1] ?? configured;
}
