/** Makes the native popover modal: the rest of the page is inert while it is open, and leaving the page closes it. */
const menu = document.querySelector<HTMLElement>('.side-menu');
const wide = matchMedia('(width >= 72rem)');

if (menu && 'popover' in menu) {
  const close = () => {
    if (menu.matches(':popover-open')) menu.hidePopover();
  };
  const outside = [...document.querySelectorAll<HTMLElement>('main, footer, .skip-link, .site-header-row')];
  const setModal = (open: boolean) => {
    for (const element of outside) element.inert = open;
    document.documentElement.classList.toggle('menu-open', open);
  };
  // Opened before this script had loaded.
  if (menu.matches(':popover-open')) setModal(true);
  menu.addEventListener('toggle', (event) => {
    const open = event.newState === 'open';
    setModal(open);
    // The page was still inert when the browser tried to restore the focus.
    if (!open) document.querySelector<HTMLElement>('.side-menu-button')?.focus({ preventScroll: true });
  });
  addEventListener('pagehide', close);
  wide.addEventListener('change', close);
}
