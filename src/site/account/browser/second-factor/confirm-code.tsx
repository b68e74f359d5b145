import type { SecondFactorSetup } from '../../../../contract/accounts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { AccountForm } from '../../../auth/browser/account-form.tsx';
import { useAccountForm } from '../../../auth/browser/use-account-form.ts';
import { authorizedCall, besideField, UNEXPECTED } from '../authorized-call.ts';
import { CopyButton } from '../copy-button.tsx';
import { codeSchema } from '../forms.ts';
import { QrCode } from './qr-code.tsx';

/** Formats it as 'ABCD EFGH …', which is easier to type from a screen. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Second step: the app scans the key and shows its first code. */
export function ConfirmCode({
  setup,
  onConfirmed,
  onCancel,
}: {
  setup: SecondFactorSetup;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const { field, ...form } = useAccountForm({
    id: 'second-factor',
    schema: codeSchema,
    unexpected: UNEXPECTED,
    send: async (body) => {
      const answer = await authorizedCall('POST /api/staff/second-factor/confirm/', { body });
      if (!answer.ok) return besideField(answer.failure, 'second_factor_wrong', 'code');
      onConfirmed(answer.value.recovery_codes);
      return null;
    },
  });
  return (
    <>
      <p data-begin tabIndex={-1}>
        Scan this with your authenticator app.
      </p>
      <QrCode text={setup.uri} label="QR code of your key" />
      <p>
        Is the app on this phone?{' '}
        <a className="link" href={setup.uri}>
          Open it here
        </a>
        , or type this key into it:
      </p>
      <div className="settings-secret">
        <code>{inGroups(setup.secret)}</code>
        <CopyButton text={setup.secret} what="the key" />
      </div>
      <AccountForm form={form} label="Confirm the second factor" button="Turn on" busyButton="Checking…">
        <TextField
          {...field('code')}
          label="Code from the app"
          hint="Six digits, a new one every 30 seconds"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </AccountForm>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
