/**
 * Lets Back close dialogs and popovers marked with data-back-closes, as the Back button of Android does in other apps. An
 * open one has a history entry of its own, with the same address; however it is closed, that entry is left again, and the
 * window gets the event 'overlay'. Import it once per page.
 */
export interface OverlayState {
  /** How many are open in this entry. */
  overlay?: number;
  /** The address has changed since; the entry below has one of the new addresses (move-to.ts). */
  moved?: boolean;
}

const open: HTMLElement[] = [];
/** Whether history.go() was called and its popstate has not come yet, or the page is being left. */
let stepping = false;
let next: (() => void) | undefined;

const stateOf = () => history.state as OverlayState | null;
const depth = () => stateOf()?.overlay ?? 0;
const isOpen = (element: Element) => element.matches(':modal, :popover-open');

/** Makes the history entry fit what is open. */
function settle(): void {
  if (stepping) return;
  if (depth() > open.length) {
    stepping = true;
    history.go(open.length - depth());
  } else {
    while (depth() < open.length) history.pushState({ ...stateOf(), overlay: depth() + 1 }, '');
    next?.();
    next = undefined;
  }
}

/** Closes the last ones until `count` are open. */
function closeDownTo(count: number): void {
  for (const element of open.splice(count).reverse()) {
    if (element.popover) element.hidePopover();
    // As Escape does: a dialog may refuse, as one that is sending something.
    else if (element.dispatchEvent(new Event('cancel', { cancelable: true })))
      (element as HTMLDialogElement).close();
    if (isOpen(element)) open.push(element);
  }
}

addEventListener(
  'popstate',
  (event) => {
    if (stepping || depth() < open.length) {
      event.stopImmediatePropagation();
      // While we step, another may have been opened; it gets its entry now.
      if (!stepping) closeDownTo(depth());
      dispatchEvent(new Event('overlay'));
    }
    stepping = false;
    settle();
  },
  true,
);

document.addEventListener(
  'toggle',
  ({ target }) => {
    const element = target as HTMLElement;
    if (!element.matches('[data-back-closes]')) return;
    const at = open.indexOf(element);
    if (at >= 0) open.splice(at, 1);
    if (isOpen(element)) open.push(element);
    settle();
  },
  true,
);

// A link in an overlay first leaves the overlay's entry, so that Back from the next page finds none.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    '[data-back-closes] a[href]:not([target])',
  );
  if (!link || event.defaultPrevented || event.ctrlKey) return;
  event.preventDefault();
  next = () => location.assign(link.href);
  closeDownTo(0);
  settle();
});

// What closes because the page is left must not step through the history that leaves it.
addEventListener('pagehide', () => (stepping = true));
addEventListener('pageshow', () => {
  stepping = false;
  // A reload has closed everything; the entry below may have an address that this page does not show.
  if (stateOf()?.moved && !open.length) history.replaceState(null, '');
  settle();
});
