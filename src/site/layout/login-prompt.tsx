import { LogIn } from 'lucide-react';
import { routes } from '../../contract/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

export const LOGIN_PROMPT = 'login-prompt';

/**
 * What [data-apply] opens for a visitor who is not logged in: once on every page, and a page whose button is for
 * something else adds one of its own and names it: data-prompt="its id". browser/login-prompt.ts opens it and makes
 * its link lead back to the page it was opened on.
 */
export function LoginPrompt({
  id = LOGIN_PROMPT,
  title = 'Apply Now',
  reason = 'With an account your application and your documents stay in one place. After logging in you come back here.',
}: {
  id?: string;
  title?: string;
  /** What the account is good for here. */
  reason?: string;
}) {
  return (
    <Dialog id={id} title={title}>
      <p className="mb-1 text-lg font-semibold">You have to login first.</p>
      <p className="mb-5 text-ink-soft">{reason}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.login()} data-login>
          <Icon of={LogIn} />
          Login
        </ButtonLink>
        <ButtonLink href={routes.signup()} look="secondary">
          Sign up
        </ButtonLink>
      </div>
    </Dialog>
  );
}
