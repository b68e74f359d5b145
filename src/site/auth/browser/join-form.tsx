import { useEffect, useState } from 'react';
import { newPasswordSchema, type SentForm } from '../../../contract/account-forms.ts';
import { routes } from '../../../contract/routes.ts';
import { forgetTokens } from '../../../contract/session.ts';
import type { InvitationCheck } from '../../../contract/staff.ts';
import { Notice } from '../../../ui/notice.tsx';
import { accountCall } from './account-call.ts';
import { AccountForm } from './account-form.tsx';
import { keepFlash } from './flash.ts';
import { JoinWithAccount } from './join-with-account.tsx';
import { forgetLinkSecret, linkParams, takeLinkSecret } from './link-secret.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useLinkSecret } from './use-link-secret.ts';

const PAGE = '/join';
const WELCOME = 'Welcome. Log in to open the back office.';
/** Removed from the URL as soon as this module runs. */
const secret = takeLinkSecret(PAGE);

/** Accepts an invitation to the staff, with a new password or, for somebody with an account, without one. */
export default function JoinForm({ sent }: { sent?: SentForm | undefined }) {
  // The server does not see the secret, so it renders the form for everybody.
  const usable = useLinkSecret(secret) !== null;
  const invitation = useInvitation();
  const [done, setDone] = useState<string | null>(null);
  const accept = async (body: { new_password?: string; confirm_password?: string }) => {
    const answer = await accountCall('PATCH /api/user/invitation/{encoded_pk}/{token}/', {
      params: linkParams(secret),
      body,
      fallback: 'An error occurred. Please try again.',
    });
    if (!answer.ok) return answer.failure;
    forgetLinkSecret(PAGE);
    // Somebody else may be logged in on this device.
    forgetTokens();
    keepFlash(WELCOME);
    setDone(WELCOME);
    location.replace(routes.login(routes.admin()));
    return null;
  };
  const { field, ...form } = useAccountForm({
    id: 'join',
    schema: newPasswordSchema,
    unexpected: 'An unexpected error occurred. Please try again.',
    sent,
    send: accept,
  });
  if (!usable) return <Notice title="Please open this page from the link in our mail." live={false} />;
  if (invitation?.works === false) return <Notice tone="error" title={invitation.detail} />;
  const hello = invitation && (
    <p>
      Hello {invitation.first_name}. You join as {invitation.staff_role} with the address{' '}
      <strong>{invitation.email}</strong>.
    </p>
  );
  if (invitation?.has_account) {
    return (
      <div className="grid gap-4">
        {hello}
        <JoinWithAccount done={done} accept={() => accept({})} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {hello}
      <AccountForm form={form} label="Join the staff" button="Join" busyButton="Joining…" done={done}>
        <NewPasswordFields id="join" field={field} typed={form.typed} />
      </AccountForm>
    </div>
  );
}

/** Whom the link invites, asked when the page opens; null until there is an answer. */
function useInvitation(): InvitationCheck | null {
  const [invitation, setInvitation] = useState<InvitationCheck | null>(null);
  useEffect(() => {
    if (secret === null) return;
    // Without an answer the form tells after it is sent.
    void accountCall('POST /api/user/invitation/{encoded_pk}/{token}/', {
      params: linkParams(secret),
      fallback: '',
    }).then((answer) => {
      if (answer.ok) setInvitation(answer.body as InvitationCheck);
    });
  }, []);
  return invitation;
}
