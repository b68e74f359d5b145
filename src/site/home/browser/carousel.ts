import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { motionReduced, wirePause } from './pause.ts';

const SCROLL = 25;

/** Makes a row of ../carousel.tsx loop and advance automatically. */
export function startCarousel(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>('.carousel-viewport')!;
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const dots = [...root.querySelectorAll<HTMLButtonElement>('.carousel-dot')];
  const stops = root.dataset['afterTouch'] === 'stop';
  root.classList.add('is-alive');
  viewport.removeAttribute('tabindex');

  // The plugin keeps the time. When it may run is decided here, since it does not know dots and pause button.
  const autoplay = Autoplay({
    delay: Number(root.dataset['delay']),
    playOnInit: false,
    stopOnFocusIn: false,
  });
  const embla = EmblaCarousel(
    viewport,
    { loop: true, align: 'center', containScroll: false, duration: SCROLL },
    [autoplay],
  );

  let paused = false;
  let hovered = false;
  let seen = true;
  const update = () => {
    const focused = viewport.matches(':has(:focus-visible)');
    const plays = !paused && !hovered && !focused && seen && !motionReduced.matches;
    if (plays === autoplay.isPlaying()) return;
    if (plays) autoplay.play();
    else autoplay.stop();
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
  if (dots[0]?.parentElement) dots[0].parentElement.hidden = false;
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
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true;
    update();
  }).observe(root);
  mark();
  update();
}
