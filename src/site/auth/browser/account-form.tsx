import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotSent } from './not-sent.tsx';
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
  const { busy, failure, announced, unsent, alive } = form;
  return (
    // Without our script the browser sends it to this page, which answers with what is wrong and keeps nothing.
    <form method="post" className="account-form" aria-label={label} aria-busy={busy} {...form.props}>
      <fieldset disabled={busy}>{children}</fieldset>
      <Button
        type="submit"
        wide
        disabled={busy || Boolean(done)}
        // Where the reader was when it was sent in vain; what to do stands under it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={unsent}
      >
        {busy && <Icon of={LoaderCircle} className="account-busy" />}
        {busy ? busyButton : button}
      </Button>
      {unsent && <NotSent alive={alive} />}
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
