import { describe, expect, test } from 'vitest';
import { destinations } from '../destinations.ts';
import { filled } from '../facts/fill.ts';
import { fact, factsOfCountry } from '../facts/index.ts';
import { guideOf } from './index.ts';
import type { Guide } from './schema.ts';
import { medicalsInWords } from './visa-hub.ts';

/** All texts of a guide, at any depth. */
function texts(value: unknown, key = ''): string[] {
  if (['glance', 'compared', 'facts', 'fact', 'offices', 'slug', 'updated'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) => texts(item, name));
  return [];
}

const words = (guide: Guide) =>
  texts(guide).flatMap((text) => text.replaceAll(/\{fact:[^}]+\}/g, 'figure').split(/\s+/)).length;

/** Names of papers and classes: the only digits that are not figures. */
const NAMES = /\b(I-20|DS-160|I-901|F-1|E-Verify|Subclass 500|Class \d+)\b/g;

describe.each(destinations)('$name', ({ slug, iso2 }) => {
  const guide = guideOf(slug);

  test('has a helpful and readable length', () => {
    expect(words(guide)).toBeGreaterThanOrEqual(900);
    expect(words(guide)).toBeLessThanOrEqual(1_600);
  });

  test('states no figures other than facts', () => {
    for (const text of texts(guide)) {
      expect(text.replaceAll(/\{fact:[^}]+\}/g, '').replaceAll(NAMES, ''), text).not.toMatch(/\d|[$£€]/);
      expect(filled(text)).not.toContain('{');
    }
  });

  test('uses all facts of its own country and no others', () => {
    const own = factsOfCountry(iso2);
    const { compared, ...page } = guide;
    expect(own.filter((id) => !new RegExp(`[":]${id}["}]`).test(JSON.stringify(page)))).toEqual([]);
    for (const id of Object.values(compared).flat()) expect(fact(id).country).toBe(iso2);
    for (const id of guide.glance) expect(fact(id).country).toBe(iso2);
  });

  test('promises no visa, and names the papers a student in Nepal needs', () => {
    const all = texts(guide).join('\n');
    expect(all).not.toMatch(/guarante(?!ed investment)|100 ?%|success rate|award-winning/i);
    for (const paper of [/No Objection Certificate/, /police/i, /medical/i, /bank/i])
      expect(all).toMatch(paper);
  });

  test('has no two questions and no two steps with the same title', () => {
    for (const entries of [guide.faq, guide.visa.steps]) {
      expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
    }
  });
});

test('the hub says which medical each country requires and groups equal ones', () => {
  expect(medicalsInWords(destinations.slice(0, 6))).toBe(
    'Australia, New Zealand and Canada ask for a medical by a panel physician; the UK asks for a tuberculosis test; ' +
      'the USA asks for no medical from most students; Dubai asks for a medical test after arrival.',
  );
});

test('the guide to the USA speaks of the USA', () => {
  const all = texts(guideOf('usa')).join('\n');
  expect(guideOf('usa').education.heading).toBe('The education system of the USA');
  expect(all).not.toMatch(/Canad|Australia|AUD|CAD/);
});
