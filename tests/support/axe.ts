import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds against WCAG 2.2 AA and its own best practices, one line each; nothing is the wanted answer.
 * Every rule runs; only the lists of what passed are left out, and the second page that axe opens to gather the
 * findings of frames, where there are none. Both together took two thirds of its time.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // What is on its way in or out is see-through for a moment, and no text has contrast enough then.
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
