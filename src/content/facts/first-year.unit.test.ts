import { expect, test } from 'vitest';
import { DESTINATIONS, type DestinationSlug } from '../../contract/destinations.ts';
import { filled } from './fill.ts';
import { FIRST_YEAR } from './first-year.ts';
import { fact } from './index.ts';

const slugs = Object.keys(DESTINATIONS) as DestinationSlug[];

test.each(slugs)('%s says of each line which facts it has, or why it has none', (slug) => {
  const costs = FIRST_YEAR[slug];
  if (!costs) throw new Error(`No entry for ${slug} in first-year.ts`);
  const { living, visa, cover, flight } = costs;
  expect(living.at(-1)?.city).toBeNull();
  for (const { charges, note } of [...living, visa, cover, flight]) {
    if (charges.length === 0) expect(note?.length).toBeGreaterThan(20);
    if (note) expect(filled(note)).not.toBe('');
    for (const charge of charges) {
      const { currency, country } = fact(charge.fact);
      expect({ currency, country }).toEqual({ currency: costs.currency, country: DESTINATIONS[slug].iso2 });
    }
  }
});

test.each(slugs)('figures of %s that are paid repeatedly are multiplied or cover a year', (slug) => {
  const { living, visa, cover, flight } = FIRST_YEAR[slug]!;
  for (const { charges } of [...living, visa, cover, flight])
    for (const { fact: id, times } of charges) {
      const period = fact(id).period;
      expect([id, period]).toEqual([id, times === 'years' ? 'a year' : times ? 'a month' : period]);
      if (!times) expect(['once', 'a year']).toContain(period);
    }
});

test('notes contain no figures of their own', () => {
  for (const slug of slugs) {
    const { living, visa, cover, flight } = FIRST_YEAR[slug]!;
    for (const { note, charges } of [...living, visa, cover, flight]) {
      const texts = [note, ...charges.map(({ about }) => about)];
      for (const text of texts) expect(text ?? '').not.toMatch(/\d/);
    }
  }
});
