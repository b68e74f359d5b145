/** Opens one card at a time: on hover, on tap or with the keyboard focus. */
export function startWhyCards(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-why-card]')];
  const open = (wanted: HTMLElement | undefined) => {
    for (const card of cards) {
      card.classList.toggle('is-open', card === wanted);
      card.querySelector('button')?.setAttribute('aria-expanded', String(card === wanted));
    }
  };
  for (const card of cards) {
    const button = card.querySelector('button');
    card.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') open(card);
    });
    card.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse' && !card.matches(':has(:focus-visible)')) open(undefined);
    });
    card.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) open(card);
    });
    button?.addEventListener('click', ({ pointerType }) => {
      const byMouse = pointerType === 'mouse';
      open(card.classList.contains('is-open') && !byMouse ? undefined : card);
    });
    card.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') open(undefined);
    });
  }
}
