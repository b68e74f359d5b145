import { describe, expect, test } from 'vitest';
import { navigation, serviceLinks } from '../navigation.ts';
import { plainText } from '../plain-text.ts';
import { allServiceTiles, serviceTiles } from '../service-tiles.ts';
import { serviceOf, type Service } from './index.ts';

/** All texts of a value, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsOf)
      : [];

const wordsOf = ({ slug: _slug, description: _description, ...shown }: Service) =>
  textsOf(shown).map(plainText).join(' ').split(/\s+/).length;

test('the home page has eight tiles in the specified order', () => {
  expect(serviceTiles().map(({ heading }) => heading)).toEqual([
    'Accommodation Assistance',
    'Career Counseling',
    'Right University Selection',
    'Health Insurance',
    'Interview Preparation',
    'Test Preparation',
    'Documentation Guidance',
    'Scholarship Assistance',
  ]);
  expect(serviceTiles()[0]?.url).toBe('/services/accomodation-assistance');
});

test('tiles, pages and the menu name the same nine services', () => {
  const menu = serviceLinks();
  expect(menu.map(({ label, href }) => `${label} ${href}`).toSorted()).toEqual(
    allServiceTiles()
      .map(({ heading, url }) => `${heading} ${url}`)
      .toSorted(),
  );
  expect(navigation()).toContainEqual({ label: 'Services', links: menu });
  for (const { slug } of allServiceTiles()) expect(serviceOf(slug)?.slug).toBe(slug);
  expect(serviceOf('accommodation-assistance')).toBeUndefined();
});

describe.each(allServiceTiles())('$heading', ({ slug }) => {
  const service = serviceOf(slug)!;

  test('has a suitable length', () => {
    expect(wordsOf(service)).toBeGreaterThanOrEqual(450);
    expect(wordsOf(service)).toBeLessThanOrEqual(900);
    expect(service.description.length).toBeLessThanOrEqual(160);
    expect(service.description.length).toBeGreaterThan(90);
    for (const part of [service.why, service.apart]) expect(part).toHaveLength(3);
    expect(service.questions.length).toBeGreaterThanOrEqual(3);
  });

  test('has its figures filled in, and makes no promise that cannot be kept', () => {
    const text = textsOf(service).map(plainText).join('\n');
    expect(text).not.toMatch(/\{fact:|\]\(/);
    expect(text).not.toMatch(
      /guarantee(d)? (a )?(visa|success|admission)|100 ?%|best in Nepal|award-winning/i,
    );
  });
});
