import { readCookie, setCookie } from './cookies.ts';

const DEVICE = { name: 'known_device', path: '/api/user/login', seconds: 180 * 24 * 60 * 60 };
/** The format of newTokenId: base64url of 256 bits. */
const SECRET = /^[\w-]{43}$/;

/**
 * The cookie that marks a device on which a person has logged in before, so that failed logins elsewhere do not lock them
 * out here. Only the login call reads it, and it gives no access by itself.
 */
export const deviceCookie = (secret: string, secure: boolean): string => setCookie(DEVICE, secret, secure);

/** The device secret in a request's cookie. */
export function deviceOf(request: Request, secure: boolean): string | undefined {
  const secret = readCookie(DEVICE, request.headers.get('Cookie'), secure);
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}
