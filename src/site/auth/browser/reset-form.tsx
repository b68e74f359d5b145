import { useEffect, useState } from 'react';
import { newPasswordSchema, type SentForm } from '../../../contract/account-forms.ts';
import { routes } from '../../../contract/routes.ts';
import { forgetTokens } from '../../../contract/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountCall } from './account-call.ts';
import { AccountForm } from './account-form.tsx';
import { keepFlash } from './flash.ts';
import { forgetLinkSecret, linkParams, takeLinkSecret } from './link-secret.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useLinkSecret } from './use-link-secret.ts';

const PAGE = '/password-reset';
const SUCCESS = 'Password reset successfully';
/** Removed from the URL as soon as this module runs. */
const secret = takeLinkSecret(PAGE);

export default function ResetForm({ sent }: { sent?: SentForm | undefined }) {
  // The server does not see the secret, so it renders the form for everybody.
  const usable = useLinkSecret(secret) !== null;
  const [done, setDone] = useState<string | null>(null);
  const fault = useLinkFault();
  const { field, ...form } = useAccountForm({
    id: 'reset',
    schema: newPasswordSchema,
    unexpected: 'An unexpected error occurred. Please try again.',
    sent,
    send: async (body) => {
      const answer = await accountCall('PATCH /api/user/password-reset/{encoded_pk}/{token}/', {
        params: linkParams(secret),
        body,
        fallback: 'An error occurred while resetting your password.',
      });
      if (!answer.ok) return answer.failure;
      forgetLinkSecret(PAGE);
      // The reset has ended every session of the account.
      forgetTokens();
      keepFlash(SUCCESS);
      setDone(SUCCESS);
      location.replace(routes.login());
      return null;
    },
  });
  if (!usable) {
    return (
      <Notice title="Please open this page from the link in our mail." live={false}>
        <NewLink />
      </Notice>
    );
  }
  return (
    <>
      {fault && !form.failure && (
        <Notice tone="error" title={fault}>
          <NewLink />
        </Notice>
      )}
      <AccountForm
        form={form}
        label="Reset password"
        button="Reset"
        busyButton="Saving…"
        done={done}
        help={form.failure?.code?.startsWith('link_') && <NewLink />}
      >
        <NewPasswordFields id="reset" field={field} typed={form.typed} />
      </AccountForm>
    </>
  );
}

/** Why the link does not work, asked when the page opens: nobody should choose a password for nothing. */
function useLinkFault(): string | null {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (secret === null) return;
    // Without an answer the form tells after it is sent, as before.
    void accountCall('POST /api/user/password-reset/{encoded_pk}/{token}/', {
      params: linkParams(secret),
      fallback: '',
    }).then((answer) => {
      const { works, detail } = (answer.ok ? answer.body : {}) as { works?: boolean; detail?: string };
      if (works === false && detail) setFault(detail);
    });
  }, []);
  return fault;
}

function NewLink() {
  return (
    <ButtonLink variant="secondary" className="mt-3" href={routes.forgotPassword()}>
      Ask for a new link
    </ButtonLink>
  );
}
