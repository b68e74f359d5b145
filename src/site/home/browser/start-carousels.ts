import { whenNear } from './in-view.ts';

/**
 * Makes carousels come alive when they are seen, and once somebody scrolls, a little before. The first one stands
 * below a phone's screen, and starting it while the page came up was work for nothing.
 */
export function startCarousels(): void {
  const left = new Set(document.querySelectorAll<HTMLElement>('[data-carousel]'));
  const start = (element: HTMLElement) =>
    // Not `({ startCarousel }) =>`: Vite writes a longer call for it.
    void import('./carousel.ts').then((module) => module.startCarousel(element));
  whenNear(left, '0px', start);
  addEventListener('scroll', () => whenNear(left, '300px', start), { once: true });
}
