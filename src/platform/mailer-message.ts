import type { SendMailOptions } from 'nodemailer';
import type { RenderedMail, Sender } from './mailer.ts';

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
