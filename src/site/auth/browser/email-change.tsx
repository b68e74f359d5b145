import { useState, type SubmitEvent } from 'react';
import { routes } from '../../../contract/routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountCall, type CallFailure } from './account-call.ts';
import { forgetLinkSecret, linkParams, takeLinkSecret } from './link-secret.ts';
import { NotSent } from './not-sent.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useLinkSecret } from './use-link-secret.ts';

/** The two mailed links of a change of the e-mail address. */
const PAGES = {
  'new-email': {
    call: 'POST /api/user/new-email/{encoded_pk}/{token}/',
    about: 'Press the button, and your account has this e-mail address.',
    button: 'Use this address',
  },
  'keep-email': {
    call: 'POST /api/user/keep-email/{encoded_pk}/{token}/',
    about:
      'Press the button if it was not you who asked for another address. If the address was changed already, we take that back, log your account out everywhere and mail you a link for a new password.',
    button: 'Keep my old address',
  },
} as const;
type Page = keyof typeof PAGES;

/** Removed from the URL as soon as this module runs. */
const SECRETS = { 'new-email': takenAt('new-email'), 'keep-email': takenAt('keep-email') };

function takenAt(page: Page) {
  const here = typeof document !== 'undefined' && location.pathname.startsWith(`/${page}`);
  return here ? takeLinkSecret(`/${page}`) : null;
}

/** A button instead of an effect on page load: mail scanners open links, and each link works once. */
export default function EmailChange({ page, link, unsent }: { page: Page; link: boolean; unsent: boolean }) {
  // The server does not see the secret, only whether the page was requested with one.
  const known = useLinkSecret(SECRETS[page]);
  const hydrated = useHydrated();
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [done, setDone] = useState('');
  const { call, about, button } = PAGES[page];
  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('busy');
    setFailure(null);
    const answer = await accountCall(call, {
      params: linkParams(SECRETS[page]),
      fallback: 'Something went wrong. Please try again.',
    });
    if (answer.ok) {
      forgetLinkSecret(`/${page}`);
      setDone((answer.body as { detail: string }).detail);
    } else setFailure(answer.failure);
    setState(answer.ok ? 'done' : 'ready');
  };
  if (state === 'done')
    return (
      <div className="grid gap-5">
        <Notice tone="success" title={done} />
        <ButtonLink wide href={routes.account()}>
          Go to your account
        </ButtonLink>
      </div>
    );
  if (!(known === undefined ? link : known !== null))
    return <Notice tone="error" title="Please open the link in our mail." />;
  return (
    <div className="grid gap-5">
      {failure && <Notice tone="error" title={failure.message} />}
      {failure?.code !== 'email_link_invalid' && (
        // A form, so that a press counts before the script has loaded, and gets an answer if it never loads.
        <form method="post" className="account-form" onSubmit={(event) => void press(event)}>
          <p>{about}</p>
          <Button
            type="submit"
            wide
            disabled={state === 'busy'}
            aria-busy={state === 'busy'}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the person was when the browser submitted it
            autoFocus={unsent}
          >
            {state === 'busy' ? 'One moment…' : button}
          </Button>
          {unsent && state === 'ready' && !failure && <NotSent hydrated={hydrated} />}
        </form>
      )}
    </div>
  );
}
