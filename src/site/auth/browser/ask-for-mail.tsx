import { useState } from 'react';
import { emailSchema, type SentForm } from '../../../contract/account-forms.ts';
import { accountCall } from './account-call.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { useAccountForm } from './use-account-form.ts';

export const MAIL_ERROR = 'An error occurred while adding your email. Please use another one or try later.';

/** A form for an e-mail address to which a link is sent. The answer is the same for every address. */
export function AskForMail({
  id,
  call,
  label,
  when,
  webmail,
  sent,
}: {
  id: string;
  /** The call that takes the address. */
  call: 'POST /api/user/password-reset/' | 'POST /api/user/verify-email/';
  label: string;
  /** Condition for an address to receive a mail. */
  when: string;
  webmail: string | null;
  sent: SentForm | undefined;
}) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, ...form } = useAccountForm({
    id,
    schema: emailSchema,
    unexpected: MAIL_ERROR,
    sent,
    send: async (body) => {
      const answer = await accountCall(call, { body, fallback: MAIL_ERROR });
      if (!answer.ok) return answer.failure;
      setSentTo(body.email);
      return null;
    },
  });
  return (
    <>
      <AccountForm form={form} label={label} button="Send" busyButton="Sending…">
        <EmailField {...field('email')} enterKeyHint="send" />
      </AccountForm>
      {sentTo && <MailSent to={sentTo} when={when} webmail={webmail} onClose={() => setSentTo(null)} />}
    </>
  );
}
