import type { SendMailOptions } from 'nodemailer';
import type { FailedDelivery, RenderedMail, Sender } from './mailer.ts';

/** One mailbox and nothing that mail programs or servers could read as more: the last of several checks of an address. */
export const isMailbox = (text: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(text);

export const NO_MAILBOX: FailedDelivery = {
  ok: false,
  permanent: true,
  reason: 'Mail cannot be sent to an address like this.',
};

/** What nodemailer is given. Addresses are objects, never text that could be read as several. */
export function messageOf(mail: RenderedMail, sender: Sender): SendMailOptions {
  return {
    from: { name: sender.name, address: sender.address },
    ...(sender.replyTo !== sender.address && { replyTo: { name: sender.name, address: sender.replyTo } }),
    to: { name: '', address: mail.to },
    envelope: { from: sender.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content,
    })),
    date: mail.queuedAt,
    messageId: mail.messageId,
    // Out-of-office programs do not answer these.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
