import { useCallback, useEffect, useRef, useState } from 'react';
import { accessToken, removeTokens } from '../../../contract/session-state.ts';
import { onSessionChange, sessionEnded, sessionUser } from '../../../contract/session.ts';
import { showToast } from '../../layout/browser/toast.ts';
import { buttonOf, courseOfButton, OPEN_HASH, type AppliedCourse } from './course-of-button.ts';

/** An open form: its course and its person. */
export interface OpenForm {
  course: AppliedCourse;
  user: string;
}

/** The event of a pressed apply button (layout/browser/login-prompt.ts). */
const PRESSED = 'prasthan-apply';

/** The course whose form is open in the current history entry. */
const marked = (): unknown => (history.state as { apply?: unknown } | null)?.apply;

const hashOf = (intake: string | undefined) => (intake ? `${OPEN_HASH}-${intake}` : OPEN_HASH);

const withoutHash = () => location.pathname + location.search;

/** Gives the open form its own history entry, so that Back closes the form instead of leaving the page. */
function mark({ id, intake }: AppliedCourse): void {
  if (marked() === id) return;
  if (location.hash.startsWith(OPEN_HASH)) history.replaceState(null, '', withoutHash());
  // The prompt that was shown while this script loaded has an entry already (ui/back-closes.ts).
  const waited = (history.state as { overlay?: number } | null)?.overlay;
  history[waited ? 'replaceState' : 'pushState']({ apply: id }, '', hashOf(intake));
}

/** Opens the form when an apply button of the page is pressed, and closes it on Back. */
export function useOpenForm() {
  const [open, setOpen] = useState<OpenForm | null>(null);
  const current = useRef<OpenForm>(null);
  const mayClose = useRef<() => boolean>(() => true);
  /** The form registers whether it may be closed now; if not, it asks. Returns a function that removes the guard. */
  const guard = useCallback((asked: () => boolean) => {
    mayClose.current = asked;
    return () => void (mayClose.current = () => true);
  }, []);

  const set = useCallback((form: OpenForm | null) => {
    current.current = form;
    setOpen(form);
  }, []);

  const show = useCallback(
    (button: Element | null): boolean => {
      const course = courseOfButton(button);
      const user = sessionUser();
      // Something that is not a token is not a login; the prompt then says so.
      if (course && !user && accessToken()) removeTokens();
      if (!course || !user) return false;
      mark(course);
      set({ course, user });
      return true;
    },
    [set],
  );

  const close = useCallback(() => {
    if (!current.current) return;
    set(null);
    if (marked()) history.back();
  }, [set]);

  // Dialogs above the form have moved the focus.
  const pressedFor = useRef<AppliedCourse>(null);
  useEffect(() => {
    if (open) pressedFor.current = open.course;
    else {
      const { id, intake } = pressedFor.current ?? {};
      (buttonOf(id, hashOf(intake)) as HTMLElement | null)?.focus({ preventScroll: true });
    }
  }, [open]);

  useEffect(() => {
    const pressed = (event: Event) => {
      if (show(event.target as Element)) event.preventDefault();
    };
    const stepped = () => {
      const form = current.current;
      if (form && marked() !== form.course.id) {
        if (mayClose.current()) set(null);
        else history.forward();
      } else if (!form && marked()) show(buttonOf(marked(), location.hash));
    };
    document.addEventListener(PRESSED, pressed);
    addEventListener('popstate', stepped);
    // The button was pressed before this script had loaded; the login prompt has shown a waiting message since.
    const prompt = document.querySelector<HTMLDialogElement>('#login-prompt');
    const pressedFirst = prompt?.dataset['for'];
    const button = prompt?.open ? buttonOf(pressedFirst, pressedFirst) : null;
    if (button && !button.dispatchEvent(new Event(PRESSED, { bubbles: true, cancelable: true })))
      prompt?.close();
    return () => {
      document.removeEventListener(PRESSED, pressed);
      removeEventListener('popstate', stepped);
    };
  }, [show, set]);

  useEffect(
    () =>
      onSessionChange(() => {
        const form = current.current;
        const user = sessionUser();
        // An expired session keeps the form open. A logout, or another person's login, closes it and leaves nothing
        // behind.
        if (!form || user === form.user || (user === null && sessionEnded())) return;
        close();
        showToast(
          user
            ? 'Somebody else logged in on this device, so we closed the form.'
            : 'You logged out, so we closed the form.',
        );
      }),
    [close],
  );

  return { open, close, guard };
}

/** After sending: Back from the next page must not open the form again. */
export const unmark = (): void => {
  if (marked()) history.replaceState(null, '', withoutHash());
};
