import { createTransport } from 'nodemailer';
import { failureOf } from './delivery-failure.ts';
import { isMailbox, messageOf, NO_MAILBOX } from './message.ts';
import { ATTEMPT_SECONDS, type Mailer, type Sender } from './mailer.ts';

/** How many mails one process sends at a time, each over its own connection, which is reused. */
export const SMTP_CONNECTIONS = 4;

const SUBMISSION_PORT = 587;
const TLS_PORT = 465;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Sends over SMTP. `smtps://` uses TLS from the start; with `smtp://` the server must offer STARTTLS before it gets a
 * mail or our password. Certificates are checked. Mail goes without TLS only to this machine, or if the address ends in
 * `?tls=off`.
 * @param clientName host name for the EHLO command
 * @param attemptMs longest time for one delivery
 */
export function openSmtpMailer(
  smtpUrl: string,
  sender: () => Sender,
  clientName: string,
  attemptMs = ATTEMPT_SECONDS * 1000,
): Mailer {
  const transport = createTransport({ pool: true, ...smtpOptions(smtpUrl), name: clientName });
  // An idle connection that breaks is replaced for the next mail.
  transport.on('error', () => {});
  return {
    async deliver(mail) {
      if (!isMailbox(mail.to)) return NO_MAILBOX;
      try {
        const signal = AbortSignal.timeout(attemptMs);
        await transport.sendMail({ ...messageOf(mail, sender()), signal });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    // Nothing to list or delete: mails are on the mail server.
    kept: async () => [],
    forget: async () => {},
    close: async () => transport.close(),
  };
}

/** nodemailer's settings for an SMTP_URL. */
export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const plain = !secure && (LOOPBACK.test(url.hostname) || url.searchParams.get('tls') === 'off');
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? TLS_PORT : SUBMISSION_PORT),
    secure,
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    tls: { minVersion: 'TLSv1.2' as const },
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
    maxConnections: SMTP_CONNECTIONS,
    maxMessages: 100,
    // One retry for a pooled connection that the server had closed; nodemailer retries only before the first byte is sent.
    maxRequeues: 1,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  };
}
