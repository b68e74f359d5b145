import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { AccountForm } from '../../../auth/browser/account-form.tsx';
import { useAccountForm } from '../../../auth/browser/use-account-form.ts';
import { authorizedCall, besideField, UNEXPECTED } from '../authorized-call.ts';
import { turnOffSchema } from '../forms.ts';

/** Turns the second factor off; an unattended browser must not be enough. */
export function TurnOff({ onOff, onCancel }: { onOff: () => void; onCancel: () => void }) {
  const { field, ...form } = useAccountForm({
    id: 'second-factor',
    schema: turnOffSchema,
    unexpected: UNEXPECTED,
    send: async (body) => {
      const answer = await authorizedCall('POST /api/staff/second-factor/off/', { body });
      if (!answer.ok) {
        const failure = besideField(answer.failure, 'current_password_wrong', 'password');
        return besideField(failure, 'second_factor_wrong', 'code');
      }
      onOff();
      return null;
    },
  });
  return (
    <>
      <AccountForm form={form} label="Turn the second factor off" button="Turn off" busyButton="Turning off…">
        <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
        <TextField
          {...field('code')}
          label="Code from the app"
          hint="Or one of your recovery codes"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </AccountForm>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
