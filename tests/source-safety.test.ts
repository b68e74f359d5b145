import fs from 'node:fs';
import { expect, it } from 'vitest';

// What is dangerous stands in few files, and each of them has been looked at. A new one is a reason to look again.

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|astro|mjs)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file))
  .map((file) => ({ file: `src/${file}`, text: fs.readFileSync(`src/${file}`, 'utf8') }));

const filesWith = (pattern: RegExp, inside = /./): string[] =>
  sources
    .filter(({ file, text }) => inside.test(file) && pattern.test(text))
    .map(({ file }) => file)
    .sort();

const CIPHER = /create(?:C|Dec)ipheriv\(/;
const BROWSER = /^src\/(?:admin\/|ui\/|contract\/session)|\/browser\//;

it('finds files', () => expect(filesWith(/it is not put into SQL/)).toEqual([]));

it.each([
  ['runs a text as a program', /\beval\(|\bnew Function\(|node:vm|set(?:Timeout|Interval)\(\s*['"`]/, []],
  // The option of idiomorph that leaves the element itself as it is. HTML of slots that Astro has rendered, as its own
  // integration of React puts it into components.
  [
    'makes elements of a text',
    /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|srcdoc|parseFromString/i,
    ['src/site/courses/browser/shown-search.ts', 'src/site/islands/render-react.ts'],
  ],
  // Scripts of ours, the frame of all pages as React has rendered it, and JSON by jsonForScript.
  ['puts a text into a page as it is', /set:html/, ['src/site/layout/Layout.astro']],
  // Node with a file of ours and no shell. What it has to do is sent as a message, or is a folder in the data directory.
  [
    'starts a program',
    /child_process/,
    [
      'src/platform/database/pglite/make-database-process.ts',
      'src/server/backup/daily.ts',
      'src/server/import/run-process.ts',
    ],
  ],
  // Names of tables and columns that are written in our code or read from the database's own catalogue.
  [
    'writes SQL without parameters',
    /sql\.raw\(|CompiledQuery\.raw\(/,
    [
      'src/domain/imports/bulk.ts',
      'src/domain/search/index-courses.ts',
      'src/platform/backup/rows-out.ts',
      'src/platform/database/migrate.ts',
      'src/platform/database/pglite/pglite-database.ts',
      'src/platform/security/rate-limits.ts',
    ],
  ],
  // The first two are workers and the third their owner; no page listens to other windows.
  [
    'takes messages of others',
    /addEventListener\('message'|onmessage/,
    [
      'src/admin/applications/viewer/heic.worker.ts',
      'src/admin/applications/viewer/word.worker.ts',
      'src/admin/applications/viewer/workers.ts',
    ],
  ],
  ['uses a random number that can be guessed', /Math\.random\(/, []],
  // Codes of authenticator apps are made with SHA-1 (RFC 6238).
  [
    'uses a broken hash or cipher',
    /['"`](?:md5|sha-?1|rc4|des(?:-ede3)?|[\w-]+-(?:ecb|cbc))['"`]/i,
    ['src/domain/second-factors/policy.ts'],
  ],
  ['encrypts', CIPHER, ['src/platform/files/file-cipher.ts', 'src/platform/security/sealing.ts']],
  [
    'switches the check of certificates off',
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    [],
  ],
] as const)('nothing %s but what was looked at', (_what, pattern, known) => {
  expect(filesWith(pattern)).toEqual(known);
});

it('every cipher is AES-256-GCM', () => {
  for (const file of filesWith(CIPHER)) {
    const text = fs.readFileSync(file, 'utf8');
    expect(text.match(/'[a-z]+-\d+-[a-z]+'/g), file).toEqual(["'aes-256-gcm'"]);
    expect(text.match(/create(?:C|Dec)ipheriv\((?!ALGORITHM,)/), file).toBeNull();
  }
});

it('the server calls only what its settings or its code name', () => {
  const calls = sources.filter(
    ({ file, text }) =>
      !BROWSER.test(file) &&
      /(?<![.\w])fetch\((?!\s*request)|\bhttps?\.(?:request|get)\(|net\.connect\(|tls\.connect\(|createTransport\(|new S3Client\(|new pg\.\w+\(|new Pool\(/.test(
        text,
      ),
  );
  expect(calls.map(({ file }) => file).sort()).toEqual([
    'src/platform/backup/s3-place.ts',
    'src/platform/database/postgres/postgres-database.ts',
    'src/platform/database/postgres/postgres-listener.ts',
    'src/platform/files/clamd.ts',
    'src/platform/files/s3-storage.ts',
    'src/platform/forex/nrb.ts',
    'src/platform/mail/file-mailer.ts',
    'src/platform/mail/smtp-mailer.ts',
    // The command that asks the running server for a backup, by a socket in DATA_DIR.
    'src/server/backup/control.ts',
    'src/server/faults/hook.ts',
    // API_BASE_URL.
    'src/site/remote-api.ts',
  ]);
});

it('no fetch of the server follows a redirect', () => {
  const fetching = ['src/platform/forex/nrb.ts', 'src/server/faults/hook.ts', 'src/site/remote-api.ts'];
  for (const file of fetching)
    expect(fs.readFileSync(file, 'utf8'), file).toMatch(/redirect: '(?:error|manual)'/);
});
