/**
 * Adds what markup cannot do to the native submenus: opening on hover with the specified delays, Escape, the arrow
 * keys, and closing when focus or a press moves elsewhere.
 */
const OPEN_AFTER = 200;
const CLOSE_AFTER = 150;
/** If another submenu closed within this time, the next opens without delay. */
const SKIP_WITHIN = 300;

const menu = document.querySelector<HTMLElement>('.main-menu');
const submenus = [...(menu?.querySelectorAll('details') ?? [])];
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = -Infinity;
/** The submenu opened by hovering: the next press keeps it open instead of closing it. */
let hovered: HTMLDetailsElement | undefined;

const later = (delay: number, action: () => void) => {
  clearTimeout(timer);
  timer = setTimeout(action, delay);
};
const openOne = () => submenus.find((submenu) => submenu.open);

function show(submenu: HTMLDetailsElement): void {
  clearTimeout(timer);
  for (const other of submenus) other.open = other === submenu;
}

function close(): void {
  clearTimeout(timer);
  const open = openOne();
  if (!open) return;
  open.open = false;
  hovered = undefined;
  closedAt = performance.now();
}

for (const submenu of submenus) {
  const summary = submenu.querySelector('summary')!;
  const links = [...submenu.querySelectorAll('a')];

  submenu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer);
    if (submenu.open) return;
    const atOnce = openOne() !== undefined || performance.now() - closedAt < SKIP_WITHIN;
    const open = () => {
      show(submenu);
      hovered = submenu;
    };
    if (atOnce) open();
    else later(OPEN_AFTER, open);
  });
  submenu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') later(CLOSE_AFTER, close);
  });
  summary.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (hovered === submenu && submenu.open) event.preventDefault();
    hovered = undefined;
  });
  submenu.addEventListener('keydown', (event) => {
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const target =
      event.key === 'ArrowDown'
        ? links[at + 1]
        : event.key === 'ArrowUp'
          ? at > 0
            ? links[at - 1]
            : summary
          : event.key === 'Home' && at >= 0
            ? links[0]
            : event.key === 'End' && at >= 0
              ? links.at(-1)
              : undefined;
    if (!target) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') show(submenu);
    target.focus();
  });
}

menu?.addEventListener('keydown', (event) => {
  const items = [...menu.querySelectorAll<HTMLElement>('.main-menu-item')];
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const from = document.activeElement
    ?.closest('.main-menu > ul > li')
    ?.querySelector<HTMLElement>('.main-menu-item');
  if (!step || !from) return;
  event.preventDefault();
  close();
  items.at((items.indexOf(from) + step) % items.length)?.focus();
});
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !openOne()?.contains(relatedTarget)) close();
});
document.addEventListener('keydown', (event) => {
  const open = openOne();
  if (event.key !== 'Escape' || !open) return;
  if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
  close();
});
document.addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Node && !openOne()?.contains(target)) close();
});
// A page restored by the Back button must not show an open menu.
addEventListener('pagehide', close);
