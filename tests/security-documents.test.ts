import fs from 'node:fs';
import { expect, it } from 'vitest';

/** Every test file of the project with its text. */
const tests = ['src', 'tests'].flatMap((root) =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => ({ file: `${root}/${file}`, text: fs.readFileSync(`${root}/${file}`, 'utf8') })),
);

/** What a document names: the file between backticks, then: "a test"; "another one of the same file" */
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:[:;] "[^"]+")*)/g;

/** Tests that the document names and that do not exist. */
function missingIn(document: string): { named: number; missing: string[] } {
  const named = [...document.matchAll(NAMED)];
  const missing = named.flatMap(([, file, titles]) => {
    const found = tests.filter((test) => test.file === file || test.file.endsWith(`/${file}`));
    const wanted = [...(titles ?? '').matchAll(/"([^"]+)"/g)].map(([, title]) => title!);
    if (found.length === 0) return [file!];
    return wanted
      .filter((title) => !found.some(({ text }) => text.includes(title)))
      .map((title) => `${file}: ${title}`);
  });
  return { named: named.length, missing };
}

it('finds a test that does not exist', () => {
  expect(missingIn('`security-documents.test.ts`: "finds a test that does not exist"').missing).toEqual([]);
  expect(missingIn('`gone.test.ts`').missing).toEqual(['gone.test.ts']);
  expect(missingIn(`\`kill.test.ts\`: "${['no', 'such', 'test'].join(' ')}"`).missing).toHaveLength(1);
});

it('docs/security.md names only tests that exist, and one in each row of abuse', () => {
  const text = fs.readFileSync('docs/security.md', 'utf8');
  expect(missingIn(text).missing).toEqual([]);
  const rows = text.match(/^\| +\d+ +\|.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(rows.filter((row) => missingIn(row).named === 0 && !row.includes('**open**'))).toEqual([]);
});

it('docs/asvs.md names only tests that exist, and one test or file for what is met', () => {
  const text = fs.readFileSync('docs/asvs.md', 'utf8');
  expect(missingIn(text).missing).toEqual([]);
  const rows = text.match(/^\| V\d.*$/gm) ?? [];
  expect(rows).toHaveLength(253);
  expect(rows.filter((row) => /\| met +\|/.test(row) && !row.includes('`'))).toEqual([]);
  const states = ['met', 'not applicable', 'open'].map(
    (state) => rows.filter((row) => row.split('|')[4]!.trim() === state).length,
  );
  // A row is in one of the three states, and the introduction says how many are in each.
  expect(states.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  const [intro] = text.split('\n## ');
  expect(
    [...intro!.matchAll(/(\d+) (?:are met|do not apply|are\s+open)/g)].map(([, count]) => Number(count)),
  ).toEqual(states);
  const paths = rows.flatMap(
    (row) => row.match(/(?<=`)(?:src|docs|tests|deploy|scripts|db)\/[\w./-]+(?=`)/g) ?? [],
  );
  expect(paths.filter((path) => !fs.existsSync(path))).toEqual([]);
});
