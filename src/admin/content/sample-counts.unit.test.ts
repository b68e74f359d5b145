import { expect, test } from 'vitest';
import { countsOf } from './sample-counts.ts';

const none = { universities: 0, courses: 0, scholarships: 0, articles: 0, events: 0 };

test('names only the kinds that there are, one or many', () => {
  expect(countsOf({ ...none, universities: 42, courses: 1698, events: 1 })).toBe(
    '42 universities, 1,698 courses and 1 event',
  );
  expect(countsOf({ ...none, articles: 2 })).toBe('2 posts');
  expect(countsOf(none)).toBe('no records');
});
