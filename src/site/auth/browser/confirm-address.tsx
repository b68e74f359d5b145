import { LogIn } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { routes } from '../../../contract/routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountCall, type CallFailure } from './account-call.ts';
import { forgetLinkSecret, linkPath, type LinkSecret } from './link-secret.ts';
import { loginWithKeptReturn } from './return-path.ts';

/** A button and not the mere opening of the page: scanners of mail open links, and each works once. */
export function ConfirmAddress({
  page,
  secret,
  again,
}: {
  page: string;
  /** Undefined until the page has come alive. */
  secret: LinkSecret | null | undefined;
  /** Asks for another mail. */
  again: ReactNode;
}) {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const confirm = async () => {
    setState('busy');
    setFailure(null);
    const answer = await accountCall(`/api/user${linkPath(page, secret)}`, {
      method: 'POST',
      body: {},
      fallback: 'An error occurred while confirming your email. Please try again.',
    });
    if (answer.ok) forgetLinkSecret(page);
    else setFailure(answer.failure);
    setState(answer.ok ? 'done' : 'ready');
  };
  if (state === 'done') {
    return (
      <div className="grid gap-5">
        <Notice tone="success" title="Your email address is confirmed.">
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
              Confirmed already?{' '}
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
        <>
          <p>One press, and your account is ready to use.</p>
          <Button
            wide
            disabled={!secret || state === 'busy'}
            aria-busy={state === 'busy'}
            onClick={() => void confirm()}
          >
            {state === 'busy' ? 'Confirming…' : 'Confirm my email address'}
          </Button>
        </>
      )}
    </div>
  );
}
