import { createTransport } from 'nodemailer';
import { failureOf } from './delivery-failure.ts';
import { isMailbox, messageOf, NO_MAILBOX } from './message.ts';
import { ATTEMPT_SECONDS, type Mailer, type Sender } from './mailer.ts';

/** How many mails one process sends at a time, each over a connection of its own that is kept for the next. */
export const SMTP_CONNECTIONS = 4;

const SUBMISSION_PORT = 587;
const TLS_PORT = 465;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Sends over SMTP: `smtps://` speaks TLS from the first byte, `smtp://` must be able to switch to it (STARTTLS) before it
 * gets a mail or our password. Certificates are checked. Without TLS only to this machine, or where the address says
 * `?tls=off`.
 * @param clientName how we introduce ourselves to the server
 */
export function openSmtpMailer(
  smtpUrl: string,
  sender: Sender,
  clientName: string,
  attemptMs = ATTEMPT_SECONDS * 1000,
): Mailer {
  const transport = createTransport({ pool: true, ...smtpOptions(smtpUrl), name: clientName });
  // Connections that break while nothing is being sent are made again for the next mail.
  transport.on('error', () => {});
  return {
    async deliver(mail) {
      if (!isMailbox(mail.to)) return NO_MAILBOX;
      try {
        const signal = AbortSignal.timeout(attemptMs);
        await transport.sendMail({ ...messageOf(mail, sender), signal });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    // Mails are with the mail server.
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
    // Once, for a kept connection that the server had closed; nodemailer does so only before the mail's first byte.
    maxRequeues: 1,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  };
}
