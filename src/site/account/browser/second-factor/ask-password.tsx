import type { SecondFactorSetup } from '../../../../contract/accounts.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { AccountForm } from '../../../auth/browser/account-form.tsx';
import { useAccountForm } from '../../../auth/browser/use-account-form.ts';
import { authorizedCall, besideField, UNEXPECTED } from '../authorized-call.ts';
import { passwordSchema } from '../forms.ts';

/** First step: adding a second factor needs the password. */
export function AskPassword({
  onSetup,
  onCancel,
}: {
  onSetup: (setup: SecondFactorSetup) => void;
  onCancel: () => void;
}) {
  const { field, ...form } = useAccountForm({
    id: 'second-factor',
    schema: passwordSchema,
    unexpected: UNEXPECTED,
    send: async (body) => {
      const answer = await authorizedCall('POST /api/staff/second-factor/', { body });
      if (!answer.ok) return besideField(answer.failure, 'current_password_wrong', 'password');
      onSetup(answer.value);
      return null;
    },
  });
  return (
    <>
      <p>
        You need an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, 2FAS,
        Aegis or another one.
      </p>
      <AccountForm form={form} label="Set up a second factor" button="Continue" busyButton="One moment…">
        <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
      </AccountForm>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
