import fs from 'node:fs';
import path from 'node:path';
import { startNginx, startProxy, type Proxy } from './nginx.ts';

/** Debian's Caddy; undefined where there is none. */
export const findCaddy = (): string | undefined =>
  ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => fs.existsSync(file));

interface Ports {
  proxy: number;
  site: number;
}

/** An example of the documentation, for a site and pages of a test. */
function example(name: string, kept: string, { site }: Ports): string {
  const text = fs.readFileSync(path.join('docs/examples', name), 'utf8');
  return text.replaceAll('/var/cache/prasthan', kept).replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`);
}

/** Starts nginx with docs/examples/nginx.conf. @param kept the folder of kept pages */
export function startNginxBefore(folder: string, kept: string, ports: Ports): Promise<Proxy> {
  const text = example('nginx.conf', kept, ports).replace('listen 80;', `listen 127.0.0.1:${ports.proxy};`);
  return startNginx(folder, ports.proxy, text);
}

/** Starts Caddy with docs/examples/Caddyfile, without TLS. @param kept the folder of kept pages */
export function startCaddyBefore(folder: string, kept: string, ports: Ports): Promise<Proxy> {
  const text = example('Caddyfile', kept, ports)
    .replace('prasthan.example {', `http://127.0.0.1:${ports.proxy} {`)
    .replace('{\n', '{\n\tadmin off\n');
  return startCaddy(folder, ports.proxy, text);
}

/** @param text the Caddyfile, with a site that listens on `port` */
export function startCaddy(folder: string, port: number, text: string): Promise<Proxy> {
  const file = path.join(folder, 'Caddyfile');
  fs.writeFileSync(file, text);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const words = ['run', '--adapter', 'caddyfile', '--config', file];
  return startProxy(findCaddy()!, words, port, env);
}
