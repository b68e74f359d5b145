import { useState } from 'react';
import { keepLogin } from '../../../../contract/session.ts';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { AccountForm } from '../../../auth/browser/account-form.tsx';
import { NewPasswordFields } from '../../../auth/browser/new-password-fields.tsx';
import { useAccountForm } from '../../../auth/browser/use-account-form.ts';
import { authorizedCall, besideField, UNEXPECTED } from '../authorized-call.ts';
import { passwordChangeSchema } from '../forms.ts';
import { Result } from '../result.tsx';

/** `email` lets password managers store the new password under the right account. */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [changes, setChanges] = useState(0);
  const { field, ...form } = useAccountForm({
    id: 'change-password',
    schema: passwordChangeSchema,
    unexpected: UNEXPECTED,
    send: async (body) => {
      setChanges(0);
      const answer = await authorizedCall('POST /api/user/password-change/', { body });
      if (!answer.ok) return besideField(answer.failure, 'current_password_wrong', 'current_password');
      keepLogin(answer.value);
      setChanges((number) => number + 1);
      onChanged();
      return null;
    },
  });
  return (
    <>
      {changes > 0 && (
        <Result key={changes} tone="success" title="Your password is changed.">
          Every other device is logged out; this one stays logged in.
        </Result>
      )}
      <AccountForm form={form} label="Change password" button="Change password" busyButton="Changing…">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('current_password')}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordFields id="change-password" field={field} typed={form.typed} />
      </AccountForm>
    </>
  );
}
