import { expect, test } from 'vitest';
import { withoutPart } from './understood-text.ts';

test.each([
  ['cheap nursing australia', 'australia', 'cheap nursing'],
  ['Cheap nursing', 'cheap', 'nursing'],
  ['nursing under 20 lakh in UK', 'under 20 lakh', 'nursing in UK'],
  ['nursing', 'nursing', ''],
  ['nursing', 'law', ''],
])('%s without %s', (text, part, rest) => expect(withoutPart(text, part)).toBe(rest));
