import { expect, it } from 'vitest';
import { leftBy } from './support/leaves/run.ts';

/*
 * Astro's own way left 59 and 36 kB (docs/decisions/0076-what-a-request-leaves.md), and 9 and 11 without what it is kept from. A page of
 * the back end's data leaves more of both.
 */
it.each(['/student-visa', '/login'])('leaves little of %s in the old generation', async (address) => {
  expect(await leftBy('page.ts', 8, address)).toBeLessThan(20_000);
});
