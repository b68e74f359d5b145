import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_TRANSITIONS_HEAD } from '../../ui/page-transitions.ts';
import { adminAddress, isAdmin } from './admin-address.ts';
import { TRANSITIONS_SCRIPT_HASH, TRANSITIONS_STYLE_HASH } from '../pages/inline-policy.ts';
import { withBrand } from './shell.ts';
import { sendText } from '../http/send.ts';

/** SHA-256 of an empty style element: Material UI adds one and fills it through the CSS object model. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self'",
  `script-src 'self' ${TRANSITIONS_SCRIPT_HASH}`,
  `style-src 'self' ${TRANSITIONS_STYLE_HASH} ${EMPTY_STYLE}`,
  "require-trusted-types-for 'script'",
  // One policy, which knows three addresses: src/admin/applications/viewer/workers.ts.
  'trusted-types document-readers',
  "worker-src 'self'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  // Staff scan the codes of people at the door of an event.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Adds the style and script of page transitions at the start of the head, as on the site's pages. */
export const withPageTransitions = (html: string): string =>
  html.replace('<head>', () => `<head>${PAGE_TRANSITIONS_HEAD}`);

interface AdminOptions {
  /** Path of the built page that starts the back office: dist/admin.html. */
  shell: string;
  /** ADMIN_URL: our /admin, or the address of another back office. */
  adminUrl: string;
  publicOrigin: string;
  /** False with API_BASE_URL: our back office works only with our own API. */
  hasApi: boolean;
}

/**
 * Creates the handler that answers every address of the back office with its one page; the API decides what a person may
 * see. The handler returns false if it did not answer. The page's files (/admin/assets/) are served as static files.
 */
export function createAdmin({ shell, adminUrl, publicOrigin, hasApi }: AdminOptions) {
  const { href, ours } = adminAddress(adminUrl, publicOrigin);
  const html = fs.existsSync(shell) ? withPageTransitions(fs.readFileSync(shell, 'utf8')) : undefined;
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (!isAdmin(pathname)) return false;
    if (!ours) {
      response.writeHead(302, { location: href, 'cache-control': 'no-store' }).end();
      return true;
    }
    if (pathname.startsWith('/admin/assets/') || !hasApi || html === undefined) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
      return true;
    }
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    sendText(response, 200, withBrand(html), 'text/html; charset=utf-8');
    return true;
  };
}
