import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { preferredEncoding, type Encoding } from './encoding.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Of a script that runs as a worker, which has no policy of its page: that of the back office reads PDFs of students. It
 * loads only files of ours, and runs no text as a script.
 */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

interface StaticFile {
  file: string;
  type: string;
  etag: string;
  immutable: boolean;
  policy: string | undefined;
  sizes: { identity: number; br?: number; gzip?: number };
}

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** The built files by URL path, listed once at start. Only listed paths are served, so no path can lead to other files. */
function listFiles(root: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!fs.existsSync(root)) return files;
  for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(root, file).split(path.sep).join('/')}`;
    const sizes: StaticFile['sizes'] = { identity: fs.statSync(file).size };
    for (const encoding of ['br', 'gzip'] as const) {
      const variant = fs.statSync(file + SUFFIX[encoding], { throwIfNoEntry: false });
      if (variant) sizes[encoding] = variant.size;
    }
    // These addresses contain a hash of the content or the version of a package, so they need not be read at each start.
    const immutable = address.startsWith('/_astro/') || address.startsWith('/admin/assets/');
    const distinct = immutable ? address : fs.readFileSync(file);
    files.set(address, {
      file,
      type: TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(distinct).digest('base64url').slice(0, 22)}"`,
      immutable,
      policy: address.startsWith('/admin/assets/') && /\.m?js$/.test(address) ? WORKER_POLICY : undefined,
      sizes,
    });
  }
  return files;
}

/** Creates the handler of built files, which returns false if the path is not a built file. */
export function createStaticFiles(root: string) {
  const files = listFiles(root);
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const found = files.get(pathname);
    if (!found) return false;
    if (found.policy) response.setHeader('content-security-policy', found.policy);
    response.setHeader('etag', found.etag);
    response.setHeader('vary', 'Accept-Encoding');
    response.setHeader(
      'cache-control',
      `public, max-age=${found.immutable ? '31536000, immutable' : '3600'}`,
    );
    if (request.headers['if-none-match']?.includes(found.etag)) {
      response.writeHead(304).end();
      return true;
    }
    if (found.type.startsWith('video')) {
      sendParts(request, response, found);
      return true;
    }
    const accepted = preferredEncoding(request.headers['accept-encoding']);
    const encoding = accepted && found.sizes[accepted] !== undefined ? accepted : undefined;
    if (encoding) response.setHeader('content-encoding', encoding);
    const length = found.sizes[encoding ?? 'identity']!;
    response.writeHead(200, { 'content-type': found.type, 'content-length': length });
    if (request.method === 'HEAD') response.end();
    else pipeline(fs.createReadStream(found.file + (encoding ? SUFFIX[encoding] : '')), response, () => {});
    return true;
  };
}

/** Sends a file or the requested byte range of it. Safari plays videos only from servers that support ranges. */
function sendParts(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type, sizes }: StaticFile,
): void {
  const size = sizes.identity;
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  const [, first = '', last = ''] = asked ?? [];
  const whole = !asked || first + last === '';
  const start = whole ? 0 : first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = whole || first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  response.setHeader('accept-ranges', 'bytes');
  if (start > end) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  if (!whole) response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  response.writeHead(whole ? 200 : 206, { 'content-type': type, 'content-length': end - start + 1 });
  if (request.method === 'HEAD') response.end();
  else pipeline(fs.createReadStream(file, { start, end }), response, () => {});
}
