import { useState } from 'react';
import { signUpConsent } from '../../../content/consent-sentences.ts';
import { signupSchema, type SentForm } from '../../../contract/account-forms.ts';
import { routes } from '../../../contract/routes.ts';
import { Modal } from '../../../ui/modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { accountCall } from './account-call.ts';
import { AccountForm } from './account-form.tsx';
import { CheckMail } from './check-mail.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import { keepReturn } from './return-path.ts';
import { useAccountForm } from './use-account-form.ts';

const FALLBACK = 'An error occurred during signup.';
const RULES = 'signup-rules';

export default function SignupForm({
  privacyVersion,
  webmail,
  returnTo,
  sent,
}: {
  /** Version of the accepted privacy policy; the API stores it with the account. */
  privacyVersion: string;
  /** Default webmail site, as configured by the consultancy. */
  webmail: string | null;
  /** The page that the visitor came from. */
  returnTo?: string | undefined;
  sent?: SentForm | undefined;
}) {
  const consent = signUpConsent(privacyVersion);
  const [signedUp, setSignedUp] = useState<string | null>(null);
  const { field, typed, ...form } = useAccountForm({
    id: 'signup',
    schema: signupSchema,
    unexpected: FALLBACK,
    sent,
    send: async (body) => {
      const answer = await accountCall('POST /api/user/register/', { body, fallback: FALLBACK });
      if (!answer.ok) return answer.failure;
      keepReturn();
      setSignedUp(body.email);
      return null;
    },
  });
  return (
    <>
      <AccountForm form={{ ...form, typed }} label="Sign up" button="Sign up" busyButton="Signing up…">
        <EmailField {...field('email')} />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          aria-describedby={RULES}
        />
        <PasswordRules id={RULES} password={typed('password')} />
        <PasswordField {...field('confirm_password')} label="Confirm Password" autoComplete="new-password" />
        <p className="account-note">
          {consent.before}
          <a className="link" href={routes.privacyPolicy()}>
            {consent.link}
          </a>
          {consent.after}
        </p>
      </AccountForm>
      <p className="account-other">
        Already have an account?{' '}
        <a className="link" href={routes.login(returnTo)}>
          Sign In
        </a>
      </p>
      {signedUp && (
        <Modal id="signed-up" title="You have signed up" onClose={() => setSignedUp(null)}>
          <p className="mb-2">
            Before you can log in you must confirm your e-mail address: open the link in the mail we sent to{' '}
            <strong className="wrap-anywhere">{signedUp}</strong>. The link works for one hour.
          </p>
          <p className="mb-5 text-ink-soft">
            No mail? Look in your spam folder, or{' '}
            <a className="link" href={routes.verificationMail()}>
              ask for it again
            </a>
            .
          </p>
          <CheckMail email={signedUp} webmail={webmail} />
        </Modal>
      )}
    </>
  );
}
