import fs from 'node:fs';
import { expect, test } from 'vitest';
import { fact, factIds } from '../src/content/facts/index.ts';
import { valueWords } from '../src/content/facts/words.ts';

/** The one list of shipped values: the specification's. */
const LIST = 'src/content/facts/facts.unit.test.ts';

/** Amounts of money as pages show them. Shorter values ('20 hours') stand in tests for other reasons. */
const amounts = [...new Set(factIds.map((id) => plain(valueWords(fact(id)))))].filter((words) =>
  /^[A-Z]{3} \d/.test(words),
);

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\\u00a0', ' ');
}

test('no test holds the value of a figure: staff may change it at any time', () => {
  expect(amounts.length).toBeGreaterThan(20);
  const files = fs.globSync([
    'src/**/*.test.{ts,tsx}',
    'src/content/chat/questions/*.ts',
    'tests/**/*.{ts,tsx}',
  ]);
  const held = files
    .filter((file) => file !== LIST)
    .flatMap((file) => {
      const text = plain(fs.readFileSync(file, 'utf8'));
      return amounts
        .filter((words) => new RegExp(`${words}(?![\\d,])`).test(text))
        .map((words) => `${file}: ${words}`);
    });
  expect(held).toEqual([]);
});
