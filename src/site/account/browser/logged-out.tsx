import { LogIn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { routes } from '../../../contract/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { OverlayState } from '../../../ui/back-closes.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { AccountView } from './account-state.ts';
import { hasDrafts } from './draft.ts';
import { useHoldsFiles } from './held-files.ts';

type Why = Exclude<AccountView, 'unknown' | 'in'>;

const WORDS: Record<Why, { title: string; text: string }> = {
  out: {
    title: 'Log in to see your account',
    text: 'There you will find your applications and documents, your events, your profile, and a copy of your data to download.',
  },
  ended: { title: 'Your session has ended', text: 'Please log in again.' },
  everywhere: {
    title: 'You are logged out everywhere',
    text: 'On this device too. You can log in again at any time.',
  },
  deleted: {
    title: 'Your account is deleted',
    text: 'We have erased what we held about you. We wish you all the best.',
  },
};

/**
 * Shown in place of the account. `address`: where logging in leads back to. `inUse`: the account was shown until now,
 * so the focus moves here.
 */
export function LoggedOut({ why, address, inUse }: { why: Why; address: string; inUse: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  const { title, text } = WORDS[why];
  const files = useHoldsFiles();
  useEffect(() => {
    if (!inUse) return;
    panel.current?.focus();
    // The dialog that led here still has its history entry. When that is left, the browser scrolls to where the longer
    // page was, which on phones is the footer of this one.
    const { overlay } = (history.state ?? {}) as OverlayState;
    if (overlay)
      addEventListener('overlay', () => requestAnimationFrame(() => scrollTo(0, 0)), { once: true });
  }, [inUse]);
  return (
    <div className="settings-out" ref={panel} tabIndex={-1}>
      <EmptyState
        level="h1"
        title={title}
        action={
          why === 'deleted' ? (
            <ButtonLink variant="secondary" href={routes.home()}>
              To the home page
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={routes.login(address)} {...(files && { target: '_blank' })}>
                <Icon of={LogIn} />
                Login
              </ButtonLink>
              {why === 'out' && (
                <ButtonLink variant="secondary" href={routes.signup()}>
                  Sign up
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {text}
        {why === 'ended' && hasDrafts() && ' We have kept what you typed in this tab.'}
        {files &&
          ' The login opens in a new tab. Log in there, then come back: the files you chose are still here.'}
      </EmptyState>
    </div>
  );
}
