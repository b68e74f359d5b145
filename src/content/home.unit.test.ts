import { expect, test } from 'vitest';
import { partners } from './partners.ts';
import { testimonials } from './testimonials.ts';

// Source: docs/specification/content.md, home page blocks.
test('there are 11 and 18 sample partners, without duplicates and logos', () => {
  const { first, second, sample } = partners();
  expect(sample).toBe(true);
  expect([first.length, second.length]).toEqual([11, 18]);
  const all = [...first, ...second];
  expect(new Set(all.map(({ name }) => name)).size).toBe(29);
  expect(all.filter(({ logo }) => logo !== null)).toEqual([]);
});

test('a sample testimonial is named as a sample', () => {
  for (const { name, sample } of testimonials()) expect(name.startsWith('Sample')).toBe(sample);
});
