import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotSent } from './not-sent.tsx';
import type { AccountFormState } from './use-account-form.ts';
import './account-form.css';

/** Frame of every account form: fields, button and error message. */
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
  /** Accessible name of the form. */
  label: string;
  button: ReactNode;
  /** Label of the button during the request. */
  busyButton: string;
  children: ReactNode;
  /** Below an error message: what to do about it. */
  help?: ReactNode;
  /** Success message while the next page loads. */
  done?: string | null;
}) {
  const { busy, failure, announced, unsent, hydrated } = form;
  return (
    // Without our script the browser submits the form to this page, which answers with the errors and stores nothing.
    <form method="post" className="account-form" aria-label={label} aria-busy={busy} {...form.props}>
      <fieldset disabled={busy}>{children}</fieldset>
      <Button
        type="submit"
        wide
        disabled={busy || Boolean(done)}
        // Where the person was when the browser submitted the form in vain; what to do is said below it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={unsent}
      >
        {busy && <Icon of={LoaderCircle} className="account-busy" />}
        {busy ? busyButton : button}
      </Button>
      {unsent && <NotSent hydrated={hydrated} />}
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
