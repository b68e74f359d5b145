import { Notice } from '../../../ui/notice.tsx';

/** Below a form that the browser submitted itself, without errors: why that had no effect, and what to do. */
export function NotSent({ hydrated }: { hydrated: boolean }) {
  if (hydrated) {
    return (
      <Notice live={false} title="Please press the button again.">
        Part of this page was late, so nothing has happened yet. If you typed a password, please type it
        again.
      </Notice>
    );
  }
  return (
    <Notice live={false} tone="error" title="This form works only with JavaScript.">
      Nothing has happened. Please turn on JavaScript for this site and try again. If it is on, part of this
      page did not arrive: check your internet connection and try again.
    </Notice>
  );
}
