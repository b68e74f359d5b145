import { expect, test } from 'vitest';
import { partnerRows, partnersAreSamples } from './partners.ts';
import { testimonials } from './testimonials.ts';

// Source: docs/specification/content.md, home page blocks. A consultancy may have more or fewer partners.
test.runIf(partnersAreSamples)('there are 11 and 18 sample partners, without duplicates and logos', () => {
  expect(partnerRows.map((row) => row.length)).toEqual([11, 18]);
  const all = partnerRows.flat();
  expect(new Set(all.map(({ name }) => name)).size).toBe(29);
  expect(all.filter(({ logo }) => logo !== null)).toEqual([]);
});

test('a sample testimonial is named as a sample', () => {
  for (const { name, sample } of testimonials) expect(name.startsWith('Sample')).toBe(sample);
});
