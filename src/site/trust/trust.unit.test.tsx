import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { consultancy, type Trust } from '../../content/consultancy.ts';
import { textOf } from '../../../tests/support/markup.ts';
import { everest } from '../../../tests/support/another-consultancy.ts';
import { TrustPart, TrustSummary } from './trust-block.tsx';
import { TrustLine } from './trust-line.tsx';

const places = (trust: Trust) =>
  [TrustSummary, TrustPart, TrustLine].map((Place) => renderToStaticMarkup(<Place trust={trust} />));
const full = everest.trust;
const empty = consultancy().trust;

test('the sample consultancy claims nothing, and nothing is shown', () => {
  expect(Object.values(empty).flat().filter(Boolean)).toEqual([]);
  expect(places(empty)).toEqual(['', '', '']);
});

test('everything that is filled in is shown where it belongs', () => {
  const [home, about, footer] = places(full).map(textOf) as [string, string, string];
  for (const text of ['Everest Abroad Pvt. Ltd.', '123/079', 'Everest Ministry', '2011']) {
    for (const place of [home, about, footer]) expect(place).toContain(text);
  }
  for (const { name, role } of full.counselors)
    for (const place of [home, about]) expect(place).toContain(`${name} ${role}`);
  expect(about).toContain(full.payment);
  expect(about).toContain(full.refunds);
  expect(about).toContain('Write to Maya Gurung, complaints@everest.example , or call +977-61-555011 . You get an answer within 15 days.'); // oxfmt-ignore
  expect(home).toContain('How we are paid, refunds and complaints');
  expect(footer).toContain('Complaints');
});

test('a photo has its text and size, and its place is kept by initials without one', () => {
  const [home] = places(full);
  expect(home).toContain('src="/maya.svg"');
  expect(home).toContain('alt="Maya Gurung"');
  expect(home).toMatch(/width="72" height="72"/);
  expect(textOf(home!)).toContain('SR Sita Kumari Rai');
});

test.each(Object.keys(full) as (keyof Trust)[])('with only %s there are no empty parts', (key) => {
  const [home, about, footer] = places({ ...empty, [key]: full[key] });
  expect(home).not.toBe('');
  for (const place of [home, about, footer])
    expect(place).not.toMatch(/<(dl|ul|dd|dt|p|span|div)[^>]*><\/\1>|null|undefined/);
  expect(about).not.toBe('');
});
