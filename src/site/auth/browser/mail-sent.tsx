import { Modal } from '../../../ui/modal.tsx';
import { CheckMail } from './check-mail.tsx';

/** Says that a mail is on its way, without revealing whether the address has an account. */
export function MailSent({
  to,
  when,
  webmail,
  onClose,
}: {
  to: string;
  /** Condition for an address to receive a mail, such as 'has an account here'. */
  when: string;
  webmail: string | null;
  onClose: () => void;
}) {
  return (
    <Modal id="mail-sent" title="Mail sent" onClose={onClose}>
      <p className="mb-2 text-lg font-semibold">Email sent successfully. Please, visit your mail inbox.</p>
      <p className="mb-5 text-ink-soft">
        If <span className="wrap-anywhere">{to}</span> {when}, the mail arrives within a few minutes. Its link
        works for one hour. Look in your spam folder too.
      </p>
      <CheckMail email={to} webmail={webmail} />
    </Modal>
  );
}
