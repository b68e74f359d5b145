import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes } from '../../contract/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

export const LOGIN_PROMPT = 'login-prompt';

/**
 * The dialog that [data-apply] opens: one on every page; a page whose button has another purpose adds its own and
 * names it by data-prompt="its id". browser/login-prompt.ts opens it and makes its links return to the current page.
 * Visitors who are logged in see `children`, or wait here until the form has loaded.
 */
export function LoginPrompt({
  id = LOGIN_PROMPT,
  title = 'Apply Now',
  reason = 'With an account you have your applications and documents in one place. After you log in, you come back here.',
  children,
}: {
  id?: string;
  title?: string;
  /** Why an account is needed here. */
  reason?: string;
  /** For visitors who are logged in. */
  children?: ReactNode;
}) {
  return (
    <Dialog id={id} title={title}>
      <div data-shown="out">
        <p className="mb-1 text-lg font-semibold">You have to login first.</p>
        <p className="mb-5 text-ink-soft">{reason}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={routes.login()} data-login>
            <Icon of={LogIn} />
            Login
          </ButtonLink>
          <ButtonLink href={routes.signup()} variant="secondary" data-login>
            Sign up
          </ButtonLink>
        </div>
      </div>
      <div data-shown="in">{children ?? <FormLoading />}</div>
    </Dialog>
  );
}

const FormLoading = () => (
  <>
    <p className="mb-1 text-lg font-semibold" data-shown="coming" role="status">
      One moment, the form is loading…
    </p>
    <div data-shown="failed" role="alert">
      <p className="mb-1 text-lg font-semibold">The form could not be loaded.</p>
      <p className="text-ink-soft">
        Check your internet connection, close this window and press the button again.
      </p>
    </div>
  </>
);
