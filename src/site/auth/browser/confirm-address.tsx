import { LogIn } from 'lucide-react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { routes } from '../../../contract/routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountCall, type CallFailure } from './account-call.ts';
import { forgetLinkSecret, linkParams, type LinkSecret } from './link-secret.ts';
import { NotSent } from './not-sent.tsx';
import { loginWithKeptReturn } from './return-path.ts';
import { useHydrated } from './use-hydrated.ts';

/** A button instead of confirming on page load: mail scanners open links, and each link works once. */
export function ConfirmAddress({
  page,
  secret,
  again,
  unsent,
}: {
  page: string;
  /** Null on the server, which does not know the secret. */
  secret: LinkSecret | null;
  /** The form that asks for another mail. */
  again: ReactNode;
  /** Whether the browser submitted the form itself, without our script. */
  unsent: boolean;
}) {
  const hydrated = useHydrated();
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('busy');
    setFailure(null);
    const answer = await accountCall('POST /api/user/verify-email/{encoded_pk}/{token}/', {
      params: linkParams(secret),
      fallback: 'An error occurred while confirming your e-mail address. Please try again.',
    });
    if (answer.ok) forgetLinkSecret(page);
    else setFailure(answer.failure);
    setState(answer.ok ? 'done' : 'ready');
  };
  if (state === 'done') {
    return (
      <div className="grid gap-5">
        <Notice tone="success" title="Your e-mail address is confirmed.">
          You can log in now.
        </Notice>
        <ButtonLink wide href={loginWithKeptReturn()}>
          <Icon of={LogIn} />
          Login
        </ButtonLink>
      </div>
    );
  }
  const spent = failure?.code?.startsWith('link_') ?? false;
  return (
    <div className="grid gap-5">
      {failure && (
        <Notice tone="error" title={failure.message}>
          {spent && (
            <p>
              Already confirmed?{' '}
              <a className="link" href={routes.login()}>
                Login
              </a>
            </p>
          )}
        </Notice>
      )}
      {spent ? (
        again
      ) : (
        // A form, so that a press counts before the script has loaded, and gets an answer if it never loads.
        <form method="post" className="account-form" onSubmit={(event) => void confirm(event)}>
          <p>Press the button and your account is ready to use.</p>
          <Button
            type="submit"
            wide
            disabled={state === 'busy'}
            aria-busy={state === 'busy'}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the person was when the browser submitted it
            autoFocus={unsent}
          >
            {state === 'busy' ? 'Confirming…' : 'Confirm my e-mail address'}
          </Button>
          {unsent && state === 'ready' && !failure && <NotSent hydrated={hydrated} />}
        </form>
      )}
    </div>
  );
}
