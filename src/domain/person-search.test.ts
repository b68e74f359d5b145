import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { DIFFERENT_NAMES, SAME_NAMES } from '../../tests/support/names.ts';

const { db } = await testDatabase();

const isNumber = (text: string) => /[\d०-९]/.test(text);

type Reach = 'typed' | 'said' | 'begun' | 'near';

/** Which of `people` a search finds: by number if `asked` has digits, otherwise by name. */
async function found(asked: string, people: readonly string[], reach: Reach): Promise<string[]> {
  const names = people.map((each) => (isNumber(each) ? '' : each));
  const numbers = people.map((each) => (isNumber(each) ? each : ''));
  const { rows } = await sql<{ place: number }>`
    select place::int from unnest(${names}::text[], ${numbers}::text[]) with ordinality as p(name, number, place)
    where person_terms('', name, '', number) @@ person_question(${asked}, ${reach}) order by place`.execute(
    db,
  );
  return rows.map(({ place }) => people[place - 1]!);
}

describe('names that sound alike', () => {
  it.each(SAME_NAMES.map((names) => [names[0]!, names] as const))('%s', async (_name, names) => {
    const missed = [];
    for (const asked of names) {
      const others = await found(asked, names, 'said');
      missed.push(...names.filter((name) => !others.includes(name)).map((name) => `${asked}: ${name}`));
    }
    expect(missed).toEqual([]);
  });

  it.each(DIFFERENT_NAMES)('%s is not %s', async (one, other) => {
    expect(await found(one, [one, other], 'said')).toEqual([one]);
    expect(await found(other, [one, other], 'said')).toEqual([other]);
  });
});

describe('a typing error', () => {
  it.each([
    ['Tuladahr', 'Tuladhar'],
    ['Tuladhar', 'Tuladahr'],
    ['Chuadhary', 'Chaudhary'],
    ['Shretsha', 'Shrestha'],
    ['Shrrstha', 'Shrestha'],
    ['Shretha', 'Shrestha'],
    ['Shrestjha', 'Shrestha'],
    ['Shrsetha', 'Śrēṣṭha'],
    ['Adhkari', 'Adhikari'],
    ['Thpaa', 'Thapa'],
    ['Puodel', 'Paudyal'],
    ['Gurnug', 'Gurung'],
  ])('%s finds %s', async (asked, name) => {
    expect(await found(asked, [name], 'near')).toEqual([name]);
    expect(await found(asked, [name], 'begun')).toEqual([]);
  });

  it.each([
    ['two in one word', 'Tualdahr', 'Tuladhar'],
    ['in a short word', 'Siat', 'Sita'],
    ['in a number', '9841112224', '9841112223'],
  ])('is not corrected: %s', async (_what, asked, who) => {
    expect(await found(asked, [who], 'near')).toEqual([]);
  });
});

describe('beginnings', () => {
  it.each([
    ['shre', 'Śrēṣṭha'],
    ['sres', 'Shrestha'],
    ['vatt', 'Bhattarai'],
    ['श्रे', 'श्रेष्ठ'],
    ['naveen shr', 'Nabin Shresta'],
    ['k.c', 'Asha KC'],
    ['asha k c', 'Asha K.C.'],
    ['thapa magar', 'Bishnu Thapa-Magar'],
    ['thapamagar', 'Bishnu Thapa-Magar'],
    ['thapa-magar', 'Bishnu Thapamagar'],
    ["o'gur", "Maya O'Gurung"],
  ])('%s finds %s', async (asked, name) => {
    expect(await found(asked, [name], 'begun')).toEqual([name]);
  });

  it('of fewer than three letters match as typed', async () => {
    expect(await found('sh', ['Sita', 'Sharma'], 'begun')).toEqual(['Sharma']);
  });
});

describe('a number', () => {
  const WRITTEN = [
    '+977 984-1112223',
    '9841112223',
    '09841112223',
    '00977-9841112223',
    '(+977) 984 111 2223',
    '९८४१११२२२३',
  ];
  const SAID = [
    ...WRITTEN,
    '984 111',
    '+977 984',
    '0984',
    '112223',
    '11-22-23',
    '2223',
    '977 9841112223',
    '984.111.2223',
  ];

  it.each(SAID)('%s finds it in every notation', async (asked) => {
    expect(await found(asked, [...WRITTEN, '9801234567', '+61 412 345 678'], 'begun')).toEqual(WRITTEN);
  });

  it('is found as the second one of a field, and from abroad', async () => {
    expect(await found('345678', ['9841112223 / +61 412 345 678'], 'begun')).toHaveLength(1);
    expect(await found('9841112', ['01-4412345, 9841112223'], 'begun')).toHaveLength(1);
  });

  it('is not found by digits in its middle, or by digits of an address', async () => {
    expect(await found('4111', WRITTEN, 'begun')).toEqual([]);
    const { rows } = await sql<{ fits: boolean }>`select person_terms('ram.1990-05@example.com', '', '', '')
      @@ person_question('ram.1990-05@example.com', 'begun') as fits`.execute(db);
    expect(rows).toEqual([{ fits: true }]);
  });
});

it.each([' @ ', '', '%', '\\', "' | '", '()'])('%j searches for nothing', async (asked) => {
  const { rows } = await sql<{ question: string | null }>`
    select person_question(${asked}, 'near')::text as question`.execute(db);
  expect(rows).toEqual([{ question: null }]);
});

it('handles very long words', async () => {
  const long = 'श्रेष्ठ'.repeat(2_000);
  expect(await found(long, [long.slice(0, 600)], 'near')).toHaveLength(1);
});
