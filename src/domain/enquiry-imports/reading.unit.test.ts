import { describe, expect, it } from 'vitest';
import type { Matching } from '../../contract/enquiry-imports.ts';
import { JOINED_FIELDS } from '../../contract/enquiry-import-words.ts';
import { UGLY_HEADINGS } from '../../../tests/support/ugly-enquiries.ts';
import { orderIn, readDay, readMonth } from './days.ts';
import { readEntry } from './entry.ts';
import { fieldOf, findHeader, guessColumns } from './heads.ts';
import { meaningOf, type OurLists } from './meanings.ts';
import { readPhones } from './phones.ts';

/** Values as they stand in spreadsheets of offices. */

describe('days', () => {
  it.each([
    ['2080-05-12', '2023-08-29'],
    ['2080/5/12', '2023-08-29'],
    ['12-05-2080', '2023-08-29'],
    ['80-05-12', '2023-08-29'],
    ['१२/०५/२०८०', '2023-08-29'],
    ['2080-05-12 B.S.', '2023-08-29'],
    ['12 Bhadra 2080', '2023-08-29'],
    ['2080 भदौ 12', '2023-08-29'],
    ['12/5/2023', '2023-05-12'],
    ['12.05.23', '2023-05-12'],
    ['25/11/2022', '2022-11-25'],
    ['11/25/2022', '2022-11-25'],
    ['2023-05-12', '2023-05-12'],
    ['2023-05-12T09:30:00Z', '2023-05-12'],
    ['2023/5/12 9:30 AM', '2023-05-12'],
    ['12 May 2023', '2023-05-12'],
    ['12-May-23', '2023-05-12'],
    ['May 12, 2023', '2023-05-12'],
    ['45058', '2023-05-12'],
    ['45058.4375', '2023-05-12'],
  ])('%s is %s', (text, day) => expect(readDay(text, 'day_first')).toBe(day));

  it.each(['last monday', '2080-13-01', '2080-01-33', '31/02/2023', '12345678', '9841234567', 'May', '5/12'])(
    '%s is no day',
    (text) => expect(readDay(text, 'day_first')).toBeUndefined(),
  );

  it('reads the month first if the file does', () => {
    expect(readDay('5/12/2023', 'month_first')).toBe('2023-05-12');
    expect(readDay('12-05-2080', 'month_first')).toBe('2023-08-29');
    expect(['25/11/2022', '11/25/2022', '5/6/2022', 'x'].map(orderIn)).toEqual([
      'day_first',
      'month_first',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['2027-02', '2027-02'],
    ['Feb 2027', '2027-02'],
    ['July, 2027', '2027-07'],
    ['next year', undefined],
    ['Fall 2027', undefined],
  ])('the intake %s is %s', (text, month) => expect(readMonth(text)).toBe(month));
});

describe('phone numbers', () => {
  it.each([
    ['9841234567', true, '9841234567'],
    ['+977-9841234567', true, '+977-9841234567'],
    ['9.841234567E9', true, '9841234567'],
    ['9.8412E9', true, '9841200000'],
    ['9.841234567E+09', false, '9841234567'],
    ['9841234567.0', false, '9841234567'],
    ["'9841234567", false, '9841234567'],
    ['९८४१२३४५६७', false, '9841234567'],
    ['9841234567 / 9812345678', false, '9841234567, 9812345678'],
    ['01-4412345', false, '01-4412345'],
    ['', false, ''],
  ])('%s (exact: %s) is %s', (text, exact, number) => expect(readPhones(text, exact)).toEqual({ number }));

  it.each([
    ['9.84E+09', 'shortened'],
    ['98412XXXXX', 'hidden digits'],
    ['984123456', 'A digit of'],
    ['12345', 'too short'],
    ['call him', 'too short'],
    ['98412345679812345678', 'too long'],
  ])('%s is refused: %s', (text, why) =>
    expect(readPhones(text, false)).toEqual({ problem: expect.stringContaining(why) as string }),
  );
});

describe('headings', () => {
  it.each([
    ["Student's Full Name *", 'name'],
    ['पूरा नाम', 'name'],
    ['MOBILE NO.', 'contact'],
    ['Mobile (WhatsApp please)', 'contact'],
    ['फोन नम्बर', 'contact'],
    ['E-Mail', 'email'],
    ['Interested In', 'interest'],
    ['Date (मिति)', 'entered'],
    ['मिति', 'entered'],
    ['Counsellor', 'counselor'],
    ['Lead Status', 'stage'],
    ['How did you hear about us?', 'source'],
    ['कैफियत', 'notes'],
    ['Next follow-up date', 'next_on'],
    ['Father Name', null],
    ['Parents contact', null],
    ['S.N.', null],
    ['GPA', null],
  ])('%s is %s', (heading, field) => expect(fieldOf(heading)).toBe(field));

  it('finds the row of headings below a title, and columns by what stands in them', () => {
    const headings = UGLY_HEADINGS.split(',');
    const rows = [
      { number: 1, cells: ['Enquiries of the fair'] },
      { number: 3, cells: headings },
      { number: 4, cells: ['1', 'Asha', 'Rai', '9841234567', 'asha@example.com'] },
    ];
    expect(findHeader(rows)).toBe(3);
    expect(findHeader(rows.slice(2))).toBe(0);
    const samples = [['Asha Rai'], ['asha@example.com'], ['9841234567'], ['9812345678']];
    expect(guessColumns(['', '', '', 'Parents phone'], samples, JOINED_FIELDS)).toEqual([
      null,
      'email',
      'contact',
      null,
    ]);
    expect(
      guessColumns(['Name', 'First Name', 'Phone', 'Mobile', 'Email', 'Gmail'], [], JOINED_FIELDS),
    ).toEqual(['name', null, 'contact', 'contact', 'email', null]);
  });
});

const LISTS: OurLists = {
  counselors: [
    { id: 'sita', name: 'Sita Shrestha', email: 'sita@example.com' },
    { id: 'ramesh', name: 'Ramesh Karki', email: 'ramesh@example.com' },
    { id: 'other', name: 'Ramesh Rai', email: 'rai@example.com' },
  ],
  countries: [
    { id: 1, name: 'Australia' },
    { id: 2, name: 'United Kingdom' },
  ],
  branches: ['Head office', 'Pokhara branch'],
};

describe('words', () => {
  it.each([
    ['source', 'FB', 'social'],
    ['source', 'Facebook Ads - May', 'social'],
    ['source', 'walk in', 'walk_in'],
    ['source', 'Walk-In', 'walk_in'],
    ['source', 'Education fair Dharan', 'fair'],
    ['source', 'Kantipur gate', null],
    ['stage', 'NOT INTERESTED', 'lost'],
    ['stage', 'not visited', null],
    ['stage', 'Counselled', 'counseling'],
    ['stage', 'thinking', null],
    ['counselor', 'SITA', 'sita'],
    ['counselor', 'Sita Ma’am', 'sita'],
    ['counselor', 'Ramesh', null],
    ['counselor', 'rai@example.com', 'other'],
    ['country', 'Aus', '1'],
    ['country', 'UK', '2'],
    ['country', 'Moon', null],
    ['branch', 'pokhara', 'Pokhara branch'],
  ] as const)('%s: %s is %s', (field, text, meaning) => expect(meaningOf(field, text, LISTS)).toBe(meaning));
});

describe('a row', () => {
  const matching: Matching = {
    columns: [
      'given_name',
      'family_name',
      'contact',
      'contact',
      'source',
      'country',
      'intake',
      'stage',
      'entered',
    ],
    meanings: [{ field: 'source', text: 'kantipur GATE', meaning: 'fair' }],
    dates: 'auto',
    source: 'import',
    source_detail: '',
    known: 'skip',
    maybe: 'add',
  };
  const read = (cells: string[]) =>
    readEntry(cells, { matching, lists: LISTS, dates: 'day_first', exact: false, today: '2026-06-01' });

  it('loses nothing that was not understood', () => {
    const { entry, problems } = read([
      'Asha',
      'Rai',
      '9841234567',
      'N/A',
      'Kantipur Gate',
      'Moon',
      'soon',
      'hot!',
      '45058',
    ]);
    expect(problems).toEqual([]);
    expect(entry).toMatchObject({
      name: 'Asha Rai',
      contact: '9841234567',
      source: 'fair',
      source_detail: 'Kantipur Gate',
      country_id: null,
      interest: 'Moon, intake soon',
      stage: 'contacted',
      notes: 'Stage in the file: hot!',
      entered: '2023-05-12',
    });
  });

  it('says everything that is wrong at once', () => {
    expect(read(['x'.repeat(151), '', '123', '', '', '', '', '', '2084-01-01']).problems).toEqual([
      '123 is too short for a phone number.',
      expect.stringContaining('The day of the enquiry, 2027-04-'),
      'The name is longer than 150 characters.',
    ]);
    expect(read(['Asha', '', '', '', '', '', '', '', '']).problems).toEqual([
      'There is neither a phone number nor an e-mail address.',
    ]);
  });
});
