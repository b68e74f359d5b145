import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Lays out what waits until it comes near, so that a page has its full height and stays where it is scrolled to. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('section, footer { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });

/**
 * The violations that axe finds of WCAG 2.2 AA and its best practices, one line each; empty if there are none.
 * All rules run. The lists of passed checks are left out, and the second page that axe opens to collect results from
 * frames, if there are no frames; both together took two thirds of the time.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // What is laid out only when it comes near is checked too, as somebody sees it there.
  await layOutAll(page);
  // Wait for fade animations, because half-transparent text has too little contrast.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const endless = effect?.getComputedTiming().iterations === Infinity;
      return playState === 'running' && timeline === document.timeline && !endless;
    });
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
