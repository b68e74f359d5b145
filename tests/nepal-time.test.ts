import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sourceFiles } from './support/imports.ts';

/** All times are shown in Nepal time: only src/contract/nepal-time.ts formats them. */
const root = fileURLToPath(new URL('..', import.meta.url));
const files = sourceFiles(path.join(root, 'src'))
  .map((file) => path.relative(root, file).replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** Code that formats a time in the zone of the device or the server, or in its own format. */
const ELSEWHERE =
  /Intl\.DateTimeFormat|\.toLocale(Date|Time)String\(|\.to(Date|Time|UTC|GMT)String\(|\.get(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/;
/** Further functions that surfaces must not use. toLocaleString is allowed for numbers, with the locale only. */
const ON_SURFACES = /\.toISOString\(|\.getUTC\w+\(|\.toLocaleString\((?!'en(-IN)?'\))/;
const SURFACE = /^src\/(site|admin|ui|mail)\//;

/** Allowed exceptions, which show no time to people, with their reasons. */
const KNOWN: Readonly<Record<string, string>> = {
  'src/contract/nepal-time.ts': 'the one place',
  'src/platform/log.ts': 'log lines for a terminal on the same machine',
  'src/admin/events/door/door-store.ts': 'the moment of a tap on the wire, to the millisecond',
  'src/site/articles/feed.ts': 'RSS wants the form of RFC 822',
  'src/site/layout/print-script.ts': 'the day of printing, in Nepal: the script is inlined and cannot import',
  'src/site/courses/structured-data.ts': 'the number of a month, of no moment',
};

it('only one module formats moments', () => {
  const offenders = files.filter((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return ELSEWHERE.test(text) || (SURFACE.test(file) && ON_SURFACES.test(text));
  });
  expect(offenders.filter((file) => !(file in KNOWN))).toEqual([]);
});

it('lists no outdated exception', () => {
  expect(Object.keys(KNOWN).filter((file) => !files.includes(file))).toEqual([]);
});
