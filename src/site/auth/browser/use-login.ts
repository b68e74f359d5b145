import { useState } from 'react';
import { loginSchema, type SentForm } from '../../../contract/account-forms.ts';
import { routes } from '../../../contract/routes.ts';
import { keepLogin, sessionUser } from '../../../contract/session.ts';
import { forgetOthersFiles } from '../../account/browser/kept-files-owner.ts';
import { accountCall, type CallFailure } from './account-call.ts';
import { keepFlash } from './flash.ts';
import { ALREADY } from './logged-in-already.ts';
import { isLoginAnswer } from './login-answer.ts';
import { forgetReturn, isBackOffice, wantedReturn } from './return-path.ts';
import { useAccountForm } from './use-account-form.ts';

const SUCCESS = 'Login successful';

/** The login form and what follows a login. `adminUrl` is where staff go. */
export function useLogin(adminUrl: string, sent?: SentForm) {
  const [asksCode, setAsksCode] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const form = useAccountForm({
    id: 'login',
    schema: loginSchema,
    unexpected: 'An unexpected error occurred',
    sent,
    send: async ({ email, password }, all): Promise<CallFailure | 'more' | null> => {
      const otp = all.get('otp');
      const answer = await accountCall('POST /api/user/login/', {
        body: { email, password, ...(typeof otp === 'string' && { otp: otp.trim() }) },
        fallback: 'An error occurred during login',
      });
      if (!answer.ok) {
        const { failure } = answer;
        if (failure.code === 'second_factor_required' && !asksCode) {
          setAsksCode(true);
          return 'more';
        }
        const ofCode = failure.code === 'second_factor_required' || failure.code === 'second_factor_wrong';
        return ofCode ? { ...failure, fields: { otp: failure.message } } : failure;
      }
      if (!isLoginAnswer(answer.body)) throw new Error('The login response has no tokens');
      // The notice would say that somebody is already logged in, and move the form.
      document.getElementById(ALREADY)?.remove();
      keepLogin(answer.body);
      forgetOthersFiles(sessionUser());
      leave(answer.body.role === 'staff', adminUrl);
      setDone(SUCCESS);
      return null;
    },
  });
  return { ...form, asksCode, done };
}

/** Continues to the next page; Back does not return to the form. */
function leave(staff: boolean, adminUrl: string): void {
  const back = wantedReturn();
  forgetReturn();
  // Staff return to the screen of the back office they came from; on the site only to their own account pages.
  if (staff && back && isBackOffice(back)) return location.replace(back);
  if (staff && !back?.startsWith(routes.account())) return location.replace(adminUrl);
  // The next page shows it too, because this one is only visible for a moment.
  keepFlash(SUCCESS);
  location.replace(back ?? routes.home());
}
