import { LogIn, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { consultancy } from '../../content/consultancy.ts';
import { routes } from '../../contract/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

export const LOGIN_PROMPT = 'login-prompt';

/**
 * What [data-apply] opens: once on every page, and a page whose button is for something else adds one of its own and
 * names it: data-prompt="its id". browser/login-prompt.ts opens it and makes its links lead back to the page it was
 * opened on. Who is logged in already is told how it is done until it can be done here.
 */
export function LoginPrompt({
  id = LOGIN_PROMPT,
  title = 'Apply Now',
  reason = 'With an account your application and your documents stay in one place. After logging in you come back here.',
  children,
}: {
  id?: string;
  title?: string;
  /** What the account is good for here. */
  reason?: string;
  /** For who is logged in already. */
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
          <ButtonLink href={routes.signup()} look="secondary" data-login>
            Sign up
          </ButtonLink>
        </div>
      </div>
      {children && <div data-shown="in">{children}</div>}
      <div data-shown="in" hidden={children !== undefined}>
        <p className="mb-1 text-lg font-semibold">This cannot be done on the website yet.</p>
        <p className="mb-5 text-ink-soft">Write to us or call us, and we do it with you.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`mailto:${consultancy.email}`}>
            <Icon of={Mail} />
            {consultancy.email}
          </ButtonLink>
          {consultancy.phones.slice(0, 1).map((phone) => (
            <ButtonLink key={phone} href={`tel:${phone}`} look="secondary">
              <Icon of={Phone} />
              {phone}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
