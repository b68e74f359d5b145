import type { Mails } from '../domain/mails/facade.ts';
import type { SendMail } from '../domain/mails/commands.deliver.ts';
import type { RenderLetter } from '../mail/render.tsx';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

interface Options {
  mails: Pick<Mails, 'deliver'>;
  mailer: Mailer;
  render: RenderLetter;
  log: Log;
}

/** Job handler that renders and delivers the mail with the given id. */
export function sendMail({ mails, mailer, render, log }: Options): (job: unknown) => Promise<void> {
  const send: SendMail = async ({ letter, ...mail }) => {
    try {
      const { html, text, pictures } = await render(letter);
      const attachments = [...pictures, ...mail.attachments];
      const delivery = await mailer.deliver({ ...mail, subject: letter.subject, html, text, attachments });
      if (!delivery.ok) log.warn({ component: 'mail', code: delivery.reason }, 'A mail was not sent');
      return delivery;
    } catch (error) {
      // An error in a template. It counts as a failed attempt, so that a release that corrects it sends the mail.
      log.error({ component: 'mail', error }, 'A mail could not be written');
      return { ok: false, permanent: false, reason: 'The mail could not be written. The log says why.' };
    }
  };
  return (job) => mails.deliver((job as { mailId?: unknown } | null)?.mailId, send);
}
