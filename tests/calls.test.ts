import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { calls } from '../src/contract/calls/all.ts';
import { sourceFiles } from './support/imports.ts';

/** Clients of the API take addresses and answers from the table of calls in src/contract/calls. */
const root = fileURLToPath(new URL('..', import.meta.url));
const isClient = (file: string) =>
  /^src\/(site|admin|ui|contract)\//.test(file) &&
  !file.startsWith('src/contract/calls/') &&
  !/\.test\.tsx?$/.test(file);
const clients = sourceFiles(path.join(root, 'src'))
  .map((file) => ({ file: path.relative(root, file), text: fs.readFileSync(file, 'utf8') }))
  .filter(({ file }) => isClient(file));
const ADDRESSES = new Set(Object.values(calls).map(({ method, path }) => `${method.toUpperCase()} ${path}`));
/** Addresses that are not calls: the API documentation, and robots.txt. */
const NO_CALLS = new Set(['/api/docs', 'Disallow: /api/']);
const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g, '');

it('no client uses an address that is not in the table', () => {
  const strangers = clients.flatMap(({ file, text }) => {
    const literals = [...withoutComments(text).matchAll(/(['"`])((?:(?!\1).)*?\/api\/(?:(?!\1).)*)\1/g)];
    // A template is allowed as a type that picks from the table.
    const isType = (at: number) => withoutComments(text).slice(0, at).endsWith('Extract<CallAddress, ');
    return literals
      .filter(
        ({ 2: literal = '', index }) => !ADDRESSES.has(literal) && !NO_CALLS.has(literal) && !isType(index),
      )
      .map(({ 2: literal }) => `${file}: ${literal}`);
  });
  expect(strangers).toEqual([]);
});

it('no client declares the answer type of a call, which follows from its address', () => {
  const told = clients.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /\b(authorizedCall|accountCall|callForFile|useLoaded|readPath|call|act)<(?!Address\b)[^(]*>\(/g,
      ),
    ].map(([literal]) => `${file}: ${literal}`),
  );
  expect(told).toEqual([]);
});
