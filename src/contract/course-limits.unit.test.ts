import { expect, it } from 'vitest';
import { LIMIT_ADVICE } from './course-limit-advice.ts';
import { courseLimits, limitValue, readRanked, type CourseLimit } from './course-limits.ts';

it.each<[CourseLimit, string, string | undefined]>([
  ['year_npr', '1500000', '1500000'],
  ['year_npr', ' 15,00,000 ', '1500000'],
  ['year_npr', '15 lakh', '1500000'],
  ['year_npr', 'NPR 15lakhs', '1500000'],
  ['year_npr', 'Rs. 22.5 Lac', '2250000'],
  ['total_npr', '1.2 crore', '12000000'],
  ['total_npr', '', ''],
  ['total_npr', '0', undefined],
  ['total_npr', '-5', undefined],
  ['total_npr', '1e9', undefined],
  ['total_npr', 'AUD 20000', undefined],
  ['total_npr', '9'.repeat(30), undefined],
  ['intake', '2027-2', '2027-02'],
  ['intake', '2027-13', undefined],
  ['intake', 'February', undefined],
  ['open', 'on', 'true'],
  ['open', 'FALSE', ''],
  ['scholarship', '1', 'true'],
  ['scholarship', 'maybe', undefined],
  ['scholarship', 'id:12', 'id:12'],
  ['scholarship', 'id:x', undefined],
  ['english', 'ielts:6.5', 'ielts:6.5'],
  ['english', 'IELTS:6.5:6.0', 'ielts:6.5:6'],
  ['english', 'pte:58:50', 'pte:58:50'],
  ['english', 'toefl:79:18', 'toefl:79:18'],
  ['english', 'duolingo:110', 'duolingo:110'],
  ['english', '', ''],
  // Between the scores of the test, outside its scale, on another scale, and with a section above the average.
  ['english', 'ielts:6.3', undefined],
  ['english', 'ielts:65', undefined],
  ['english', 'toefl:4.5', undefined],
  ['english', 'toefl:79:25', undefined],
  ['english', 'ielts:6:7', undefined],
  ['english', 'duolingo:111', undefined],
  ['english', 'constructor:6', undefined],
  ['english', 'ielts', undefined],
  ['english', 'ielts:6:6:6', undefined],
  ['weeks', '052', '52'],
  ['weeks', '0', undefined],
  ['weeks', '1.5', undefined],
  ['city', ' 007 ', '7'],
  ['city', 'Wagga   Wagga', 'Wagga Wagga'],
  ['city', 'x'.repeat(101), undefined],
  ['state', 'AU-NSW', 'AU-NSW'],
  ['ranked', 'true', 'any'],
  ['ranked', '200', '200'],
  ['ranked', 'any:200', '200'],
  ['ranked', 'World Ranking:0200', 'World Ranking:200'],
  ['ranked', 'World Ranking', 'World Ranking'],
  ['ranked', '0', undefined],
  ['ranked', '', ''],
])('%s of %j is %j', (limit, text, canonical) => {
  expect(limitValue(limit, text)).toBe(canonical);
  if (canonical !== undefined) expect(limitValue(limit, canonical), 'read again').toBe(canonical);
});

it('reads a ranking and a rank', () => {
  expect(readRanked('any')).toEqual({ source: '', most: undefined });
  expect(readRanked('200')).toEqual({ source: '', most: 200 });
  expect(readRanked('QS: Asia:50')).toEqual({ source: 'QS: Asia', most: 50 });
});

it('every example is valid', () => {
  for (const limit of courseLimits) {
    const { example } = LIMIT_ADVICE[limit];
    expect(limitValue(limit, example)).toBe(example);
  }
});
