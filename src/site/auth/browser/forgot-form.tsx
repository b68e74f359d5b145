import { routes } from '../../../contract/routes.ts';
import { AskForMail } from './ask-for-mail.tsx';

/** Asks for a link to choose a new password. */
export default function ForgotForm({ webmail }: { webmail: string | null }) {
  return (
    <>
      <AskForMail
        id="forgot"
        path="/api/user/password-reset/"
        label="Forgot password"
        when="has an account here"
        webmail={webmail}
      />
      <p className="account-other">
        You know it after all?{' '}
        <a className="link" href={routes.login()}>
          Login
        </a>
      </p>
    </>
  );
}
