import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cityName, toTitleCase } from './city-name.ts';
import { clean, parseMoney, parseNumber, parseWebsite } from './clean.ts';
import { doubtDuration, doubtFees } from './plausible.ts';
import { TEMPLATE_COLUMNS } from './template-columns.ts';
import { parseDuration, parseIntake } from './template-values.ts';

describe('cells', () => {
  it.each([['  a\u00A0 b\n', 'a b'], ['NULL', ''], ['n/a', ''], ['-', ''], ['None', ''], ['Nonesuch', 'Nonesuch']])('cleans %j', (text, value) => {
    expect(clean(text)).toBe(value);
  }); // oxfmt-ignore

  it.each([['13300', 13300], ['1,050', 1050], ['1.33E4', 13300], ['13.300,00', undefined], ['1,33', undefined], ['-5', undefined], ['', undefined]])('reads the number %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  }); // oxfmt-ignore

  it.each([['$13,300.00', 13300, false], ['9850.0008', 9850, true], ['1.005', 1.01, true], ['AUD 12', 12, false]])('reads the amount %j', (text, amount, rounded) => {
    expect(parseMoney(text)).toEqual({ amount, rounded });
  }); // oxfmt-ignore

  it.each([
    ['www.a.edu.au', 'https://www.a.edu.au', null],
    ['http://a.edu/x?y=1', 'http://a.edu/x?y=1', null],
    ['me@a.edu.au', null, 'me@a.edu.au'],
    ['javascript:alert(1)', null, null],
    ['https://user:pw@a.edu', null, null],
    ['http://localhost', null, null],
    ['http:// a.edu', null, null],
    ['http://10.0.0.1/', null, null],
  ])('reads the address %j', (text, website, email) => {
    expect(parseWebsite(text)).toMatchObject({ website, email });
  });

  it.each([['ST KILDA', 'St Kilda'], ["O'CONNOR", "O'Connor"], ['McMahons Point', 'McMahons Point'], ['SOUTHPORT/GOLD COAST', 'Southport/Gold Coast']])('converts capitals of %j', (text, name) => {
    expect(toTitleCase(text)).toBe(name);
  }); // oxfmt-ignore

  it.each(['', 'AUSTRALIA', '3000', '1 Brazier Drive', 'Bourke Street', 'HAYMARKET NSW 2000'])('does not take %j for a city', (text) => {
    expect(cityName(text)).toBeNull();
  }); // oxfmt-ignore

  it('reads durations and intakes of the template and nothing else', () => {
    expect(['3 years', '18 months', '78 weeks', '1.5 years', '3', 'soon'].map(parseDuration)).toEqual([156, 78, 78, 78, undefined, undefined]); // oxfmt-ignore
    expect(parseIntake('2027-2 deadline 2027-01-15')).toEqual({
      year: 2027,
      month: 2,
      deadline: '2027-01-15',
    });
    expect(['2027', '2027-13', '2027-02 deadline 2027-02-30'].map(parseIntake)).toEqual([undefined, undefined, undefined]); // oxfmt-ignore
  });
});

describe('implausible values', () => {
  const figures = { subject: 'Diploma of Business', weeks: 52, annual: null, total: null, currency: 'AUD' };
  const fields = (changes: object) => doubtFees({ ...figures, ...changes }).map(({ field }) => field);

  it.each([
    ['a diploma of a year at 1,650,000', { annual: 1_650_000, total: 1_665_000 }, ['annual_fees', 'total_fees']],
    ['medicine over four years', { weeks: 208, annual: 109_783, total: 447_525 }, []],
    ['a helicopter licence of 50 weeks', { subject: 'Commercial Pilot Licence Helicopter', weeks: 50, total: 200_000 }, []],
    ['a certificate of 48 weeks at 360,000', { weeks: 48, total: 360_000 }, ['total_fees']],
    ['a fee of 0', { annual: 0, total: 0 }, ['annual_fees', 'total_fees']],
    ['a total of 1', { total: 1 }, ['total_fees']],
    ['a total far from its parts', { total: 90_000, tuition: 40_000, nonTuition: 1000 }, ['total_fees']],
    ['a total without parts', { weeks: 130, total: 76_880, tuition: 0, nonTuition: 0 }, []],
    ['a total of other fees only', { total: 1551, tuition: 0, nonTuition: 1551 }, ['total_fees']],
    ['yen, whose scale is another', { currency: 'JPY', annual: 820_800, total: 3_283_200 }, []],
  ])('judges %s', (_, changes, doubted) => {
    expect(fields(changes)).toEqual(doubted);
  }); // oxfmt-ignore

  it('judges durations', () => {
    expect([null, 0, 1, 600, 601].map((weeks) => doubtDuration(weeks).length)).toEqual([0, 1, 0, 0, 1]);
  });
});

it('documents every column of the template', () => {
  const page = fs.readFileSync(new URL('../../../docs/importing.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| (\w+) +\| (yes|) *\| (.*?) *\| .*\|$/gm)].map(
    ([, name, needed, meaning]) => [name, needed, meaning],
  );
  expect(documented).toEqual(
    TEMPLATE_COLUMNS.map(({ name, required, meaning }) => [name, required ? 'yes' : '', meaning]),
  );
});
