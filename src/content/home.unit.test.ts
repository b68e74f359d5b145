import { expect, test } from 'vitest';
import { partnerRows, partnersAreSamples } from './partners.ts';
import { testimonials } from './testimonials.ts';

// Source: specification, home page blocks. A consultancy's own partners may be more or fewer.
test.runIf(partnersAreSamples)('the sample partners are 11 and 18, none twice and none with a logo', () => {
  expect(partnerRows.map((row) => row.length)).toEqual([11, 18]);
  const all = partnerRows.flat();
  expect(new Set(all.map(({ name }) => name)).size).toBe(29);
  expect(all.filter(({ logo }) => logo !== null)).toEqual([]);
});

test('a sample testimonial is named as one', () => {
  for (const { name, sample } of testimonials) expect(name.startsWith('Sample')).toBe(sample);
});
