import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sourceFiles } from './support/imports.ts';

/** People read every time in Nepal time: only src/contract/nepal-time.ts turns a moment into text for them. */
const root = fileURLToPath(new URL('..', import.meta.url));
const files = sourceFiles(path.join(root, 'src'))
  .map((file) => path.relative(root, file).replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** What tells a moment in the zone of the device or the server, or in a way of its own. */
const ELSEWHERE =
  /Intl\.DateTimeFormat|\.toLocale(Date|Time)String\(|\.to(Date|Time|UTC|GMT)String\(|\.get(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/;
/** Beside these, surfaces take no moment apart on their own. toLocaleString is for numbers, so its locale stands alone. */
const ON_SURFACES = /\.toISOString\(|\.getUTC\w+\(|\.toLocaleString\((?!'en(-IN)?'\))/;
const SURFACE = /^src\/(site|admin|ui|mail)\//;

/** Places that show no time to people in the product; each says why. */
const KNOWN: Readonly<Record<string, string>> = {
  'src/contract/nepal-time.ts': 'the one place',
  'src/platform/log.ts': 'lines for whoever watches the terminal of the very machine',
  'src/site/articles/feed.ts': 'RSS wants the form of RFC 822',
  'src/site/courses/structured-data.ts': 'the number of a month, of no moment',
};

it('only one module formats moments', () => {
  const offenders = files.filter((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return ELSEWHERE.test(text) || (SURFACE.test(file) && ON_SURFACES.test(text));
  });
  expect(offenders.filter((file) => !(file in KNOWN))).toEqual([]);
});

it('knows no exception that is none any more', () => {
  expect(Object.keys(KNOWN).filter((file) => !files.includes(file))).toEqual([]);
});
