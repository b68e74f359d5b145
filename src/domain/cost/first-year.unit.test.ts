import { expect, test } from 'vitest';
import type { FirstYearFacts } from '../../content/facts/first-year.ts';
import { fact, type Fact, type FactId } from '../../content/facts/index.ts';
import type { FirstYearCost } from '../../contract/first-year-cost.ts';
import { firstYearCost, type CostedCourse } from './first-year.ts';

/** Invented figures under the ids of real facts, so that no real figure is written twice. */
const INVENTED: Partial<Record<FactId, Partial<Fact>>> = {
  'uk-funds-london': { value: 1000, period: 'a month' },
  'uk-funds-outside': { value: 800, period: 'a month' },
  'uk-funds-months': { value: { to: 9 } },
  'uk-visa-fee': { value: 500 },
  'uk-health-surcharge': { value: 100, period: 'a year' },
  'us-living': { value: { from: 10_000, to: 15_000 } },
};
const factOf = (id: FactId): Fact => ({ ...fact(id), ...INVENTED[id] });

const FACTS: FirstYearFacts = {
  currency: 'GBP',
  living: [
    { city: 'London', charges: [{ fact: 'uk-funds-london', times: { months: 'uk-funds-months' } }] },
    { city: null, charges: [{ fact: 'uk-funds-outside', times: { months: 'uk-funds-months' } }] },
  ],
  visa: { charges: [{ fact: 'uk-visa-fee' }, { fact: 'uk-visa-fee' }] },
  cover: { charges: [{ fact: 'uk-health-surcharge', times: 'years' }] },
  flight: { charges: [], note: 'Ask an airline.' },
};
const COURSE: CostedCourse = {
  annual_fees: 20_000,
  total_fees: 60_000,
  currency: 'GBP',
  duration_weeks: 156,
  country: { country_name: 'United Kingdom', iso2: 'GB' },
  cities: ['London'],
};
const rate = (npr: number) => ({ npr, as_of: '2026-11-20', source: 'a bank' });
const RATES = { GBP: rate(200), USD: rate(100) };

const cost = (course: Partial<CostedCourse> = {}, facts: Partial<FirstYearFacts> = {}, rates = RATES) =>
  firstYearCost({ ...COURSE, ...course }, rates, { facts: { ...FACTS, ...facts }, factOf });
const line = ({ lines }: FirstYearCost, name: string) => lines.find((each) => each.line === name)!;
const exactly = (amount: number) => ({ from: amount, to: amount });
/** The other lines without figures, to look at one alone. */
const NONE = { charges: [] };
const ALONE = { living: [{ city: null, ...NONE }], visa: NONE, cover: NONE, flight: NONE };

test('the lines are added up in the currency of the country and in rupees', () => {
  const found = cost();
  // Tuition, nine months in London, the visa's two parts, three years of cover.
  const total = 20_000 + 9 * 1000 + 2 * 500 + 3 * 100;
  expect(found).toMatchObject({ currency: 'GBP', total: exactly(total), total_npr: exactly(total * 200) });
  expect(found.missing).toEqual(['flight']);
  expect(found.rates).toEqual([{ currency: 'GBP', ...RATES.GBP }]);
  expect(line(found, 'flight')).toMatchObject({ amount: null, npr: null, note: 'Ask an airline.' });
});

test('every part of a line names its fact, its age and the page to check', () => {
  const [part] = line(cost(), 'living').parts;
  expect(part).toMatchObject({
    fact: 'uk-funds-london',
    label: fact('uk-funds-london').label,
    office: fact('uk-funds-london').office,
  });
  expect(part!.age).not.toBe('');
  expect(part!.basis?.replaceAll('\u00a0', ' ')).toBe('9 months × GBP 1,000 a month');
});

test('a city has its own living costs, in any case of letters; other cities those of elsewhere', () => {
  expect(line(cost({ cities: ['LONDON'] }), 'living').amount).toEqual(exactly(9000));
  expect(line(cost({ cities: ['Leeds', 'York'] }), 'living')).toMatchObject({
    amount: exactly(7200),
    either: false,
  });
});

test.each([[[null]], [[]], [['London', 'Leeds']]])(
  'living costs span all places if the course may be in several (%o)',
  (cities) => {
    const found = cost({ cities });
    expect(line(found, 'living')).toMatchObject({ amount: { from: 7200, to: 9000 }, either: true });
    expect(line(found, 'living').parts).toHaveLength(2);
    expect(found.total!.to! - found.total!.from).toBe(1800);
  },
);

test.each([
  ['is shorter than the months of the rule', 26, 6],
  ['lasts a year', 52, 9],
  ['has no stated length', null, 9],
])('a course that %s pays that many months', (_, duration_weeks, months) => {
  expect(line(cost({ duration_weeks }), 'living').amount).toEqual(exactly(months * 1000));
});

test.each([
  ['whole years', 104, { from: 200, to: 200 }, '2 years'],
  ['part of a year, which counts as half or as full', 65, { from: 150, to: 200 }, '1.5 to 2 years'],
  ['no stated length', null, { from: 100, to: null }, '1 or more years'],
])('a yearly charge for %s', (_, duration_weeks, amount, words) => {
  const cover = line(cost({ duration_weeks }), 'cover');
  expect(cover.amount).toEqual(amount);
  expect(cover.parts[0]!.basis).toContain(`${words} × `);
});

test('a range stays a range, and an open end makes the total open', () => {
  const usual = cost({}, { living: [{ city: null, charges: [{ fact: 'us-living' }] }] });
  expect(usual.total!.to! - usual.total!.from).toBe(5000);
  expect(usual.total_npr!.to! - usual.total_npr!.from).toBe(5000 * 200);
  expect(cost({ duration_weeks: null }).total!.to).toBeNull();
});

test('tuition is the total fee of a course of a year or less, otherwise the annual fee', () => {
  expect(line(cost({ duration_weeks: 52, total_fees: 21_000 }), 'tuition').amount).toEqual(exactly(21_000));
  expect(line(cost({ duration_weeks: 52, total_fees: null }), 'tuition').amount).toEqual(exactly(20_000));
  expect(line(cost(), 'tuition').amount).toEqual(exactly(20_000));
  expect(line(cost({ annual_fees: 0 }), 'tuition').amount).toEqual(exactly(0));
});

test('a fee that is not stated is not estimated from the total fee', () => {
  const found = cost({ annual_fees: null });
  expect(line(found, 'tuition').amount).toBeNull();
  expect(line(found, 'tuition').note).toContain('only its total fee');
  expect(found.missing).toEqual(['tuition', 'flight']);
  expect(line(cost({ annual_fees: null, total_fees: null }), 'tuition').note).toBeNull();
});

test('fees in another currency are converted, and without a rate there is no total', () => {
  const dollars = cost({ currency: 'USD' }, ALONE);
  expect(dollars.total).toBeNull();
  const both = cost({ currency: 'USD' }, { ...ALONE, visa: FACTS.visa });
  expect(both).toMatchObject({ currency: 'GBP', total: exactly(20_000 / 2 + 1000) });
  expect(both.rates.map(({ currency }) => currency)).toEqual(['USD', 'GBP']);
  const unknown = cost({ currency: 'EUR' });
  expect(unknown).toMatchObject({ total: null, total_npr: null, missing: ['flight'] });
});

test('without a rate the total is in the currency of the country only', () => {
  const found = firstYearCost(COURSE, {}, { facts: FACTS, factOf });
  expect(found.total).not.toBeNull();
  expect(found.total_npr).toBeNull();
  expect(found.rates).toEqual([]);
});

test('a fact that has become a text makes its line not stated, never a smaller sum', () => {
  const texts = (id: FactId): Fact =>
    id === 'uk-visa-fee' ? { ...factOf(id), value: 'ask the embassy' } : factOf(id);
  const found = firstYearCost(COURSE, RATES, { facts: FACTS, factOf: texts });
  expect(line(found, 'visa').amount).toBeNull();
  expect(found.missing).toEqual(['visa', 'flight']);
});

test('a country without figures has only its tuition and no total', () => {
  const country = { country_name: 'Germany', iso2: 'DE' };
  const found = firstYearCost({ ...COURSE, country, currency: 'EUR' }, RATES);
  expect(found).toMatchObject({ facts_known: false, total: null, country_name: 'Germany' });
  expect(found.missing).toEqual(['living', 'visa', 'cover', 'flight']);
});
