import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { listens } from './site-process.ts';

/** Debian's nginx; undefined where there is none. */
export const findNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => fs.existsSync(file));

export interface Proxy {
  pid: number;
  stop(): Promise<void>;
}

/** Starts nginx with one worker and Debian's settings for files. @param http what belongs into its http block, with a server that listens on `port` */
export async function startNginx(folder: string, port: number, http: string): Promise<Proxy> {
  const file = path.join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${path.join(folder, what)};`,
  );
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${path.join(folder, 'nginx.pid')};
    error_log ${path.join(folder, 'nginx-error.log')};
    events { worker_connections 4096; }
    http { ${places.join(' ')} access_log ${path.join(folder, 'nginx-access.log')};
    sendfile on; tcp_nopush on;
    ${http} }`,
  );
  const program = findNginx()!;
  const words = ['-e', path.join(folder, 'nginx-error.log'), '-c', file];
  execFileSync(program, ['-t', '-q', ...words], { stdio: 'pipe' });
  return startProxy(program, words, port);
}

/** Starts a program and waits until it listens. */
export async function startProxy(
  program: string,
  words: readonly string[],
  port: number,
  env?: Record<string, string>,
): Promise<Proxy> {
  const child = spawn(program, words, { stdio: 'ignore', ...(env && { env }) });
  const exited = once(child, 'exit');
  while (child.exitCode === null && !(await listens(port))) await new Promise(setImmediate);
  if (child.exitCode !== null) throw new Error(`${program} has ended with ${child.exitCode}`);
  return {
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
