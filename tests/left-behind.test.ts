import { expect, it } from 'vitest';
import { leftBy } from './support/leaves/run.ts';

// Without our changes these pages left 59 and 36 kB, with them 9 and 11 (docs/decisions/0076-what-a-request-leaves.md).
it.each(['/student-visa', '/login'])(
  'leaves little of %s in the old generation',
  async (address) => {
    expect(await leftBy('page.ts', 8, address)).toBeLessThan(14_000);
  },
  60_000,
);
