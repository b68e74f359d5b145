import { useCallback, useEffect, useRef, useState } from 'react';
import { accessToken, removeTokens } from '../../../contract/session-state.ts';
import { onSessionChange, sessionEnded, sessionUser } from '../../../contract/session.ts';
import { showToast } from '../../layout/browser/toast.ts';
import { buttonOf, courseOfButton, OPEN_HASH, type AppliedCourse } from './course-of-button.ts';

/** A form that is open: for which course, and whose it is. */
export interface OpenForm {
  course: AppliedCourse;
  user: string;
}

/** What a pressed button says (layout/browser/login-prompt.ts). */
const PRESSED = 'prasthan-apply';

/** The course that a step of the browser's history has the form open for. */
const marked = (): unknown => (history.state as { apply?: unknown } | null)?.apply;

const withoutHash = () => location.pathname + location.search;

/** Gives the open form a step of its own in the history, so that Back leaves the form and not the page. */
function mark(id: string): void {
  if (marked() === id) return;
  if (location.hash === OPEN_HASH) history.replaceState(null, '', withoutHash());
  history.pushState({ apply: id }, '', OPEN_HASH);
}

/** Opens the form when a button of the page asks for it, and closes it by Back. */
export function useOpenForm() {
  const [open, setOpen] = useState<OpenForm | null>(null);
  const current = useRef<OpenForm>(null);
  const mayClose = useRef<() => boolean>(() => true);
  /** The form says whether it may be closed now; if not, it asks. Returns the function that takes that back. */
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
      // What is no token is no login; the prompt says so.
      if (course && !user && accessToken()) removeTokens();
      if (!course || !user) return false;
      mark(course.id);
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

  // Dialogs that lay over the form took the focus along.
  const pressedFor = useRef<string>(null);
  useEffect(() => {
    if (open) pressedFor.current = open.course.id;
    else (buttonOf(pressedFor.current) as HTMLElement | null)?.focus({ preventScroll: true });
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
      } else if (!form && marked()) show(buttonOf(marked()));
    };
    document.addEventListener(PRESSED, pressed);
    addEventListener('popstate', stepped);
    // Pressed before this was here: the prompt has been saying that it is on its way.
    const prompt = document.querySelector<HTMLDialogElement>('#login-prompt');
    const button = prompt?.open ? buttonOf(prompt.dataset['for']) : null;
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
        // A session that ran out keeps the form; who logs out, or hands the device to somebody else, leaves nothing behind.
        if (!form || user === form.user || (user === null && sessionEnded())) return;
        close();
        showToast(
          user
            ? 'Somebody else has logged in on this device, so the form was closed.'
            : 'You have logged out, so the form was closed.',
        );
      }),
    [close],
  );

  return { open, close, guard };
}

/** After sending: Back from the page that follows must not open the form again. */
export const unmark = (): void => {
  if (marked()) history.replaceState(null, '', withoutHash());
};
