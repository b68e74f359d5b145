import { NO_MAILBOX } from './message.ts';
import type { FailedDelivery } from './mailer.ts';

/** The properties of nodemailer's errors that we use, with examples. */
interface SmtpFailure {
  /** 'EENVELOPE', 'ETIMEDOUT' */
  code?: string;
  /** 'RCPT TO', 'DATA', 'AUTH PLAIN', 'CONN', or 'API' where nodemailer itself refused */
  command?: string;
  /** 550 */
  responseCode?: number;
  /** '550 5.1.1 <maya@example.com> no such user' */
  response?: string;
  name?: string;
}

const CONNECTION_REASONS: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'The mail server did not answer in time.',
  EDNS: "The mail server's name in SMTP_URL was not found.",
  ETLS: 'No secure connection to the mail server: its certificate or its TLS settings are wrong.',
  ECONNECTION: 'The connection to the mail server ended.',
  ESOCKET: 'No connection to the mail server.',
};

/**
 * Whether a failed attempt is final. Only a refusal of this recipient or of this message is; a refused login or sender
 * means that our settings are wrong, so the mail waits until they are corrected.
 */
export function failureOf(error: unknown): FailedDelivery {
  const { code = 'unknown', command = '', responseCode, response = '', name } = error as SmtpFailure;
  const temporary = (reason: string): FailedDelivery => ({ ok: false, permanent: false, reason });
  if (name === 'AbortError' || code === 'EABORT') {
    return temporary('The mail server was too slow: the attempt was broken off.');
  }
  if (responseCode === undefined) {
    if (command === 'API' && code === 'EENVELOPE') return NO_MAILBOX;
    return temporary(CONNECTION_REASONS[code] ?? `${code}: the mail could not be given to the mail server.`);
  }
  const status = statusOf(responseCode, response);
  if (command.startsWith('AUTH')) return temporary(`${status}: our login was refused. Check SMTP_URL.`);
  if (command === 'MAIL FROM') return temporary(`${status}: our own address was refused. Check MAIL_FROM.`);
  // 503 is about the order of commands, not about the mail.
  const final = responseCode >= 500 && responseCode !== 503;
  if (final && command === 'RCPT TO') {
    return { ok: false, permanent: true, reason: `${status}: the recipient's address was refused.` };
  }
  if (final && command === 'DATA') {
    return { ok: false, permanent: true, reason: `${status}: the mail was refused.` };
  }
  return temporary(`${status}: the mail server asks us to try again later.`);
}

/** '550 5.1.1': the basic and the enhanced status code of a response, without its text. */
function statusOf(responseCode: number, response: string): string {
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return enhanced ? `${responseCode} ${enhanced}` : String(responseCode);
}
