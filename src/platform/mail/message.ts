import type { SendMailOptions } from 'nodemailer';
import type { FailedDelivery, RenderedMail, Sender } from './mailer.ts';

/**
 * True for exactly one mailbox that no mail program or server could read as several. The last of several address
 * checks.
 */
export const isMailbox = (text: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(text);

export const NO_MAILBOX: FailedDelivery = {
  ok: false,
  permanent: true,
  reason: 'Mail cannot be sent to an address like this.',
};

/** A mail in the form that nodemailer takes. Addresses are objects, because text could be parsed as several addresses. */
export function messageOf(mail: RenderedMail, sender: Sender): SendMailOptions {
  return {
    from: { name: sender.name, address: sender.address },
    ...(sender.replyTo !== sender.address && { replyTo: { name: sender.name, address: sender.replyTo } }),
    to: { name: '', address: mail.to },
    envelope: { from: sender.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ fileName, mediaType, content, encoding, cid }) => ({
      filename: fileName,
      contentType: mediaType,
      content,
      ...(encoding && { encoding }),
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    date: mail.queuedAt,
    messageId: mail.messageId,
    // Out-of-office programs do not reply to mails with these headers.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
