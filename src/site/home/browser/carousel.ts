import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { watchSeen } from './in-view.ts';
import { motionReduced, wirePause } from './pause.ts';

const SCROLL = 25;

/** Makes a row of ../carousel.tsx loop and advance automatically. */
export function startCarousel(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('.carousel-viewport')!;
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const dots = [...root.querySelectorAll<HTMLButtonElement>('.carousel-dot')];
  const stops = root.dataset['afterTouch'] === 'stop';
  // Somebody may have scrolled the row already, or have the focus on it.
  const { scrollLeft, clientWidth } = viewport;
  const startIndex = scrollLeft && Math.floor((scrollLeft + clientWidth / 2) / slides[0]!.offsetWidth);
  root.classList.add('is-alive');
  viewport.scrollLeft = 0;
  viewport.tabIndex = -1;

  // The plugin keeps the time. When it may run is decided here, since it does not know dots and pause button.
  const autoplay = Autoplay({
    delay: Number(root.dataset['delay']),
    playOnInit: false,
    stopOnFocusIn: false,
  });
  const embla = EmblaCarousel(
    viewport,
    { loop: true, align: 'center', containScroll: false, duration: SCROLL, startIndex },
    [autoplay],
  );

  let paused = false;
  let hovered = false;
  let seen = true;
  const update = () => {
    const focused = viewport.matches(':focus-visible, :has(:focus-visible)');
    const plays = !paused && !hovered && !focused && seen && !motionReduced.matches;
    if (plays !== autoplay.isPlaying()) autoplay[plays ? 'play' : 'stop']();
  };
  const button = root.querySelector<HTMLButtonElement>('[data-pause]');
  const show =
    button && !motionReduced.matches
      ? wirePause(button, (now) => {
          paused = now;
          update();
        })
      : undefined;
  /** After a drag, dot or key one carousel stops advancing; the other restarts its timer. */
  const touched = () => {
    if (stops && !paused) {
      paused = true;
      show?.(true);
    }
    update();
    autoplay.reset();
  };
  const go = (index: number) => {
    embla.scrollTo((index + slides.length) % slides.length, motionReduced.matches);
    touched();
  };

  const mark = () => {
    const selected = embla.selectedScrollSnap();
    slides.forEach((slide, index) => slide.classList.toggle('is-active', index === selected));
    dots.forEach((dot, index) => dot.setAttribute('aria-current', String(index === selected)));
  };
  embla.on('select', mark).on('reInit', mark).on('pointerUp', touched);
  dots.forEach((dot, index) => dot.addEventListener('click', () => go(index)));
  root.querySelector<HTMLElement>('.carousel-dots')!.hidden = false;
  root.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    go(embla.selectedScrollSnap() + step);
    const group = [dots, slides.map((slide) => slide.querySelector<HTMLElement>('a'))].find((items) =>
      items.includes(document.activeElement as HTMLButtonElement),
    );
    group?.[embla.selectedScrollSnap()]?.focus({ preventScroll: true });
  });
  viewport.addEventListener('pointerenter', ({ pointerType }) => {
    hovered = pointerType === 'mouse';
    update();
  });
  viewport.addEventListener('pointerleave', () => {
    hovered = false;
    update();
  });
  viewport.addEventListener('focusin', update);
  viewport.addEventListener('focusout', () => requestAnimationFrame(update));
  motionReduced.addEventListener('change', update);
  watchSeen(root, (now) => {
    seen = now;
    update();
  });
  mark();
  if (scrollLeft) touched();
  else update();
}
