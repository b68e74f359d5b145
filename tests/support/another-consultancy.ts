import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Consultancy } from '../../src/content/consultancy.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NODE = path.join(ROOT, 'node_modules/node/bin/node');
const BUILD_READS = [
  'src',
  'db',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * A consultancy with settings that the sample one does not use: a logo, a branch, and chat, map and badge of other
 * firms, and every part of `trust`.
 */
export const everest: Consultancy = {
  name: 'Everest Abroad',
  shortName: 'Everest',
  sample: false,
  logo: { src: '/everest.svg', width: 80, height: 40, alt: 'Everest Abroad' },
  about: { wordmark: null, line: 'From Pokhara to the world.' },
  address: ['Lakeside 6', 'Pokhara, Nepal'],
  phones: ['+977-61-555010'],
  branches: [
    { name: 'Butwal branch', lines: ['Traffic Chowk', 'Butwal, Nepal'], phones: ['+977-71-555020'] },
  ],
  email: 'hello@everest.example',
  officeMails: { to: 'cases@everest.example', answers: 'daily', dailyHour: 8 },
  hours: 'Monday to Friday, 9:00 to 16:00',
  social: [{ name: 'Facebook', href: 'https://www.facebook.com/everest' }],
  scheduling: null,
  messaging: null,
  chat: { greeting: 'Namaste!', frame: 'https://chat.example/talk?site=7' },
  map: {
    href: 'https://map.example/lakeside',
    latitude: 28.2096,
    longitude: 83.9556,
    picture: null,
    frame: 'https://map.example/embed/lakeside',
  },
  accreditationBadge: {
    name: 'Member of the Example Council',
    href: 'https://council.example/members/everest',
    picture: null,
    snippet: '<p id="badge">waiting</p><script src="https://cdn.council.example/badge.js" async></script>',
  },
  members: [],
  trust: {
    registeredName: 'Everest Abroad Pvt. Ltd.',
    licence: { number: '123/079', issuedBy: 'Everest Ministry', href: 'https://ministry.example/licences' },
    since: 2011,
    counselors: [
      {
        name: 'Maya Gurung',
        role: 'Australia and New Zealand',
        photo: { src: '/maya.svg', width: 72, height: 72, alt: 'Maya Gurung' },
      },
      { name: 'Sita Kumari Rai', role: 'UK and Canada', photo: null },
    ],
    payment: 'Universities pay us a commission when a student enrolls. Students pay us nothing.',
    refunds: 'You get back what you paid us within seven days if you cancel before we send your application.',
    complaints: {
      person: 'Maya Gurung',
      email: 'complaints@everest.example',
      phone: '+977-61-555011',
      days: 15,
    },
  },
  webmail: null,
};

/** The shipped settings as a source file that has these instead. */
function shippedAs({
  name,
  shortName,
  sample,
  logo,
  about,
  address,
  phones,
  branches,
  map,
  ...others
}: Consultancy): string {
  const { email, hours, social, scheduling, messaging, webmail, members, accreditationBadge } = others;
  const { picture, ...place } = map;
  const own = (value: typeof picture) => (typeof value === 'string' ? null : value);
  const documents = {
    IDENTITY: {
      name,
      shortName,
      sample,
      logo,
      about: { devanagari: about.wordmark === 'devanagari', wordmark: null, line: about.line },
    },
    CONTACTS: { email, hours, social, scheduling, messaging, webmail },
    OFFICES: {
      head: { lines: address, phones },
      branches,
      map: { ...place, sketch: picture === 'kamalpokhari', picture: own(picture) },
    },
    CHAT: others.chat,
    OFFICE_MAILS: others.officeMails,
    TRUST: others.trust,
    MEMBERS: { members, accreditationBadge },
  };
  const lines = Object.entries(documents).map(
    ([each, value]) => `export const SHIPPED_${each}: any = ${JSON.stringify(value)};\n`,
  );
  return lines.join('');
}

/**
 * A copy of the project that is shipped with other settings: adds a logo to public/, builds and starts. It reads the
 * catalogue from `apiOrigin`, so it needs no database.
 */
export async function startEverest(apiOrigin: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-everest-'));
  for (const name of BUILD_READS)
    fs.cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  fs.mkdirSync(path.join(copy, 'public'));
  for (const [name, size] of [
    ['everest', 'width="80" height="40"'],
    ['maya', 'width="72" height="72"'],
  ])
    fs.writeFileSync(
      path.join(copy, `public/${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 40 40 0l40 40z"/></svg>`,
    );
  fs.writeFileSync(path.join(copy, 'src/content/shipped-consultancy.ts'), shippedAs(everest));
  await promisify(execFile)(NODE, ['scripts/build.mjs'], { cwd: copy });

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), PUBLIC_ORIGIN: origin, API_BASE_URL: apiOrigin, NRB_API: 'off', DATA_DIR: path.join(copy, 'var') }; // oxfmt-ignore
  const server = spawn(NODE, ['dist/app/main.js'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Prasthan is ready')) break;
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      fs.rmSync(copy, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
