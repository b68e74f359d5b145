/**
 * What a mail server's answer means for whoever has to act on it. Numbers: RFC 3463 (enhanced status codes) and the
 * codes of node's network errors.
 */
const MEANINGS: readonly [RegExp, string][] = [
  [
    /\b5\.1\.[0-3]\b|user unknown|no such user|mailbox not found|does not exist/i,
    'There is no such mailbox. Ask the person for the right address.',
  ],
  [/\b[45]\.2\.2\b|quota|mailbox full/i, 'The mailbox is full.'],
  [
    /\b5\.7\.\d+\b|spam|blocked|blacklist|policy/i,
    'The receiving side refuses our mail as unwanted. Tell whoever runs your mail server.',
  ],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The mail server could not be found. Check its name in the settings.'],
  [/ECONNREFUSED|ETIMEDOUT|ECONNRESET|ESOCKET|EHOSTUNREACH|timeout/i, 'The mail server did not answer.'],
  [/EAUTH|\b535\b|authentication/i, 'The mail server did not accept our password. Check the settings.'],
  [/\b4\.\d\.\d\b|\b4[25]\d\b/, 'The receiving side asked us to come back later.'],
  [/ENOSPC/, 'The disk is full.'],
  [/EACCES|ENOENT|ENOTDIR|EROFS/, 'The folder for mails cannot be written to. Check the settings.'],
];

/** Undefined when we have no better words than the server. */
export const errorInWords = (error: string): string | undefined =>
  MEANINGS.find(([pattern]) => pattern.test(error))?.[1];
