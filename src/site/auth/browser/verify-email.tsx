import type { SentForm } from '../../../contract/account-forms.ts';
import { AskForMail } from './ask-for-mail.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { takeLinkSecret } from './link-secret.ts';
import { useLinkSecret } from './use-link-secret.ts';

const PAGE = '/verify-email';
/** Removed from the URL as soon as this module runs. */
const secret = takeLinkSecret(PAGE);

/** Confirms the address of a new account with a mailed link; without a link, requests the mail again. */
export default function VerifyEmail({
  link,
  webmail,
  sent,
}: {
  link: boolean;
  webmail: string | null;
  sent?: SentForm | undefined;
}) {
  // The server does not see the secret, only whether the page was requested with one.
  const known = useLinkSecret(secret);
  const again = <SendAgain webmail={webmail} sent={link ? undefined : sent} />;
  if (known === undefined ? link : known !== null)
    return <ConfirmAddress page={PAGE} secret={secret} again={again} unsent={sent !== undefined} />;
  return again;
}

function SendAgain({ webmail, sent }: { webmail: string | null; sent: SentForm | undefined }) {
  return (
    <div className="grid gap-4">
      <p>Enter the e-mail address you signed up with. We will send you the mail again.</p>
      <AskForMail
        id="verify"
        call="POST /api/user/verify-email/"
        label="Send the mail again"
        when="still has to be confirmed"
        webmail={webmail}
        sent={sent}
      />
    </div>
  );
}
