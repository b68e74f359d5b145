import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { AccountFormState } from './use-account-form.ts';
import './account-form.css';

/** The frame of every form of accounts: its fields, its button and what went wrong under it. */
export function AccountForm({
  form,
  label,
  button,
  busyButton,
  children,
  help,
  done,
}: {
  form: Omit<AccountFormState, 'field'>;
  /** Names the form for screen readers. */
  label: string;
  button: ReactNode;
  /** On the button while it works. */
  busyButton: string;
  children: ReactNode;
  /** Under the message of a failure: what to do about it. */
  help?: ReactNode;
  /** It worked, and the page is being left. */
  done?: string | null;
}) {
  const { busy, failure, announced } = form;
  return (
    // Without a script this method sends nothing anywhere: a password would be read by nobody.
    <form method="dialog" className="account-form" aria-label={label} aria-busy={busy} {...form.props}>
      <fieldset disabled={busy}>{children}</fieldset>
      <Button type="submit" wide disabled={busy || Boolean(done)}>
        {busy && <Icon of={LoaderCircle} className="account-busy" />}
        {busy ? busyButton : button}
      </Button>
      {failure && !Object.values(failure.fields).includes(failure.message) && (
        <Notice tone="error" title={failure.message}>
          {help}
        </Notice>
      )}
      {done && <Notice tone="success" live="at once" title={done} />}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </form>
  );
}
