import type { SentForm } from '../../../contract/account-forms.ts';
import { routes } from '../../../contract/routes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { isBackOffice } from './return-path.ts';
import { SendVerification } from './send-verification.tsx';
import { useLogin } from './use-login.ts';

export default function LoginForm({
  adminUrl,
  returnTo,
  sent,
}: {
  adminUrl: string;
  /**
   * Where the person came from. Part of the page from the start: who presses Sign up before the script has loaded must
   * not lose the way back.
   */
  returnTo?: string | undefined;
  sent?: SentForm | undefined;
}) {
  const { field, typed, done, asksCode, ...form } = useLogin(adminUrl, sent);
  return (
    <>
      {/* In the page from the start: what comes later moves the button away from under a finger. */}
      {isBackOffice(returnTo) && (
        <Notice live={false} title="The back office is for staff.">
          Log in with a staff account to continue.
        </Notice>
      )}
      <AccountForm
        form={{ ...form, typed }}
        label="Login"
        button="Login"
        busyButton="Logging in…"
        done={done}
        help={form.failure?.code === 'not_verified' && <SendVerification email={typed('email').trim()} />}
      >
        <EmailField {...field('email')} autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <p className="account-beside">
          <a className="link" href={routes.forgotPassword()}>
            Forgot your password?
          </a>
        </p>
        {asksCode && <CodeField field={field('otp')} />}
      </AccountForm>
      <p className="account-other">
        No account yet?{' '}
        <a className="link" href={routes.signup(returnTo)}>
          Sign up
        </a>
      </p>
    </>
  );
}
