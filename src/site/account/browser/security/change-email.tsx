import { useState } from 'react';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { AccountForm } from '../../../auth/browser/account-form.tsx';
import { EmailField } from '../../../auth/browser/email-field.tsx';
import { useAccountForm } from '../../../auth/browser/use-account-form.ts';
import { authorizedCall, besideField, UNEXPECTED } from '../authorized-call.ts';
import { emailChangeSchema } from '../forms.ts';
import { Result } from '../result.tsx';

/** Asks for another e-mail address. @param email the one in use; '' while it is not known */
export function ChangeEmail({ email }: { email: string }) {
  const [asked, setAsked] = useState<{ count: number; detail: string } | null>(null);
  const { field, ...form } = useAccountForm({
    id: 'change-email',
    schema: emailChangeSchema,
    unexpected: UNEXPECTED,
    send: async (body) => {
      const answer = await authorizedCall('POST /api/user/email-change/', { body });
      if (!answer.ok) return besideField(answer.failure, 'current_password_wrong', 'password');
      setAsked((last) => ({ count: (last?.count ?? 0) + 1, detail: answer.value.detail }));
      return null;
    },
  });
  return (
    <>
      {asked && <Result key={asked.count} tone="success" title={asked.detail} />}
      {email && (
        <p className="settings-small">
          You log in with <strong>{email}</strong>, and our mails go there.
        </p>
      )}
      <AccountForm form={form} label="Change e-mail address" button="Send the link" busyButton="Sending…">
        <EmailField {...field('email')} label="New e-mail address" autoComplete="off" />
        <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
      </AccountForm>
    </>
  );
}
