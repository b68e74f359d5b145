import type { Page } from '@playwright/test';

/** The sum of unexpected layout shifts on the page so far. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // There is no entry if nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
