import { readCookie, setCookie } from './cookies.ts';

const preview = (seconds: number) => ({ name: 'preview_pass', path: '/preview/', seconds });
const PASS = /^[\w.-]+$/;

/**
 * The cookie that lets this browser open links to drafts. A page is opened without the token of the session, so a cookie
 * is needed; only previews read it.
 */
export const previewCookie = (pass: string, seconds: number, secure: boolean): string =>
  setCookie(preview(seconds), pass, secure);

/** The pass in a Cookie header. */
export function previewPassOf(cookies: string | undefined, secure: boolean): string | undefined {
  const pass = readCookie(preview(0), cookies, secure);
  return pass !== undefined && PASS.test(pass) ? pass : undefined;
}
