import { routes } from '../../contract/routes.ts';
import { Notice } from '../../ui/notice.tsx';
import { ALREADY } from './browser/logged-in-already.ts';

/** For a visitor who opens this page with a valid session. */
export function LoggedInAlready() {
  return (
    <div id={ALREADY} data-shown="in">
      <Notice live={false} title="You are already logged in.">
        Go to{' '}
        <a className="link" href={routes.account()}>
          your account
        </a>
        , or log in with another account.
      </Notice>
    </div>
  );
}
