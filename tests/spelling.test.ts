import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sourceFiles } from './support/imports.ts';

/** Words that are spelled one way wherever a visitor can read them: screens, mails, messages of the API, sample data. */
const root = fileURLToPath(new URL('..', import.meta.url));
const files = ['src', 'db/demo']
  .flatMap((folder) => sourceFiles(path.join(root, folder)))
  .map((file) => path.relative(root, file).replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** What people type, in any spelling (also as a password), and what registers of other countries and spreadsheets of offices write. */
const TYPED_BY_OTHERS =
  /^src\/(content\/(chat\/(questions|terms|rules)|search-words)|domain\/(enquiry-imports\/(heads|meanings)|accounts\/policy\.common-passwords))\b/;

/** Sentences of the specification, and of the wire format, that keep their own spelling. */
const SPECIFIED = [
  'Email is required.',
  'Email sent successfully. Please, visit your mail inbox.',
  'An error occurred while adding your email. Please use another one or try later.',
  'Invalid email format',
  'Enter a valid email address.',
];

const WRONG: readonly (readonly [RegExp, string])[] = [
  [/\bcounsell(?:or|ing|ed)(?!-)/i, 'counselor, counseling'],
  [/\b(?:the|your|my|our|an?|by|this|that|new) email\b(?! (?:field|address of))|\bemail address/i, 'e-mail'],
  [/\bverify (?:your|my|the|an|this) (?:e-?mail|address)/i, 'confirm'],
  [/\bUAE \(Dubai\)|\bUnited Arab Emirates \(/, 'UAE'],
];

it.each(WRONG)('nothing matches %s', (wrong) => {
  const found = files
    .filter((file) => !TYPED_BY_OTHERS.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const ours = SPECIFIED.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
      return ours.split('\n').flatMap((line) => (wrong.test(line) ? [`${file}: ${line.trim()}`] : []));
    });
  expect(found).toEqual([]);
});
