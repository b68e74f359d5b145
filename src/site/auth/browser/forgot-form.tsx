import type { SentForm } from '../../../contract/account-forms.ts';
import { routes } from '../../../contract/routes.ts';
import { AskForMail } from './ask-for-mail.tsx';

/** Requests a link for choosing a new password. */
export default function ForgotForm({
  webmail,
  sent,
}: {
  webmail: string | null;
  sent?: SentForm | undefined;
}) {
  return (
    <>
      <AskForMail
        id="forgot"
        call="POST /api/user/password-reset/"
        label="Forgot password"
        when="has an account here"
        webmail={webmail}
        sent={sent}
      />
      <p className="account-other">
        Do you remember it now?{' '}
        <a className="link" href={routes.login()}>
          Login
        </a>
      </p>
    </>
  );
}
