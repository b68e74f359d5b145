import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim().split('\n');
/** Files that git knows or could add, without those deleted in the working tree. */
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  fs.existsSync(path.join(root, file)),
);
const COMMENT = /(?:^|\s)(?:\/\/|\/\*|\*|--|<!--)(.*)$/gm;
const FILE_NAME = /[\w@.{*/][\w@.{}*[\]/-]*\.(?:tsx?|mjs|astro|sql|md|css)\b/g;
/** Files that a reader is told to write or not to write. */
const TO_BE_WRITTEN = /\/germany\.tsx?$|^src\/fetch\.ts$/;

const exists = (name: string) =>
  files.some((file) => file === name || file.endsWith(`/${name.replace(/^(\.\.?\/)+/, '')}`));

/** Names of files in the comments of a source file, or anywhere in a document. */
function namedIn(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const prose = file.endsWith('.md') ? [text] : [...text.matchAll(COMMENT)].map(([, words]) => words ?? '');
  return prose.flatMap((words) => words.match(FILE_NAME) ?? []).filter((name) => !/[{}*]/.test(name));
}

it('comments and documents name only files that exist', () => {
  const prose = files.filter((file) => /\.(tsx?|mjs|astro|sql|md|css)$/.test(file));
  const gone = prose.flatMap((file) =>
    namedIn(file)
      .filter((name) => !TO_BE_WRITTEN.test(name) && !exists(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(prose.length).toBeGreaterThan(500);
  expect(gone).toEqual([]);
});
