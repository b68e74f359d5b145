import { expect, it } from 'vitest';
import { dueWords } from '../../content/due-words.ts';

it('names the day of a next step as people say it', () => {
  const days = ['2026-11-20', '2026-11-27', '2026-11-28', '2026-11-29', '2026-12-05'];
  expect(days.map((day) => dueWords(day, '2026-11-28'))).toEqual([
    '8 days overdue',
    '1 day overdue',
    'today',
    'tomorrow',
    '5 Dec 2026',
  ]);
});
