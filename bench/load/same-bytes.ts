import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { SERVER_FLAGS } from '../../scripts/process-settings.mjs';
import { startNginx, startProxy, type Proxy } from '../../tests/support/nginx.ts';
import { startCaddy } from '../../tests/support/proxies.ts';
import { freePort, NODE } from '../../tests/support/site-process.ts';
import { family, SERVER_CORE } from './wrk.ts';

/** An answer of the site as it is on the wire: its body as it was compressed. */
export interface Wire {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** What Node and nginx write themselves. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'etag', 'content-type']);

/** nginx, serving the body from a file with the same headers. */
export async function serveByNginx(
  folder: string,
  { headers, body }: Wire,
): Promise<Proxy & { url: string }> {
  const port = await freePort();
  fs.writeFileSync(path.join(folder, 'page'), body);
  const added = Object.entries(headers)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const http = `default_type "${headers['content-type'] ?? 'text/plain'}"; types { }
    server { listen 127.0.0.1:${port}; root ${folder}; ${added.join(' ')} }`;
  const nginx = await startNginx(folder, port, http);
  return { ...nginx, url: `http://127.0.0.1:${port}/page` };
}

/** Caddy, serving the body from a file with the same headers. */
export async function serveByCaddy(
  folder: string,
  { headers, body }: Wire,
): Promise<Proxy & { url: string }> {
  const port = await freePort();
  fs.writeFileSync(path.join(folder, 'page'), body);
  const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const added = Object.entries(headers)
    .filter(([name]) => !OWN.has(name) || name === 'content-type')
    .map(([name, value]) => `header ${name} ${quoted(value)}`);
  const site = [`http://127.0.0.1:${port} {`, `root * ${folder}`, ...added, 'file_server', '}'];
  const caddy = await startCaddy(folder, port, ['{', 'admin off', '}', ...site, ''].join('\n'));
  return { ...caddy, url: `http://127.0.0.1:${port}/page` };
}

/** node:http alone (bare-server.ts), with the same headers and body. */
export async function serveByNode(folder: string, { headers, body }: Wire): Promise<Proxy & { url: string }> {
  const port = await freePort();
  const file = path.join(folder, 'page-with-head');
  const head = Object.entries(headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
  );
  fs.writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify(head.flat())}\n`), body]));
  const words = [...SERVER_FLAGS, 'bench/load/bare-server.ts', String(port), file];
  const server = await startProxy(NODE, words, port);
  return { ...server, url: `http://127.0.0.1:${port}/` };
}

/** Puts all threads of a process and its children on the core of the server. */
export async function toServerCore(pid: number): Promise<void> {
  for (const each of family(pid)) {
    const words = ['--all-tasks', '--cpu-list', '--pid', SERVER_CORE, String(each)];
    await once(spawn('taskset', words, { stdio: 'ignore' }), 'close');
  }
}
