import { expect, test } from 'vitest';
import { destinationOf, destinations, namesOf } from './destinations.ts';

// Source: docs/specification/content.md, home page blocks.
test('the destinations of the specification come first, in its order, at its addresses', () => {
  expect(destinations.slice(0, 6).map(({ name, slug }) => [name, slug])).toEqual([
    ['Australia', 'australia'],
    ['New Zealand', 'newzealand'],
    ['UK', 'uk'],
    ['USA', 'usa'],
    ['Canada', 'canada'],
    ['Dubai', 'dubai'],
  ]);
});

test('texts list all destinations', () => {
  expect(namesOf(destinations.slice(1, 4))).toBe('New Zealand, the UK and the USA');
  expect(namesOf(destinations.slice(4, 6), 'or')).toBe('Canada or Dubai');
  expect(namesOf(destinations.slice(3, 4))).toBe('the USA');
  expect(namesOf([])).toBe('');
});

test('a country of the catalogue is found by its code, whatever its name there', () => {
  expect(destinationOf('gb')?.slug).toBe('uk');
  expect(destinationOf('DE')).toBeUndefined();
});
