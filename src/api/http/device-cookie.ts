const NAME = 'known_device';
/** The format of newTokenId: base64url of 256 bits. */
const SECRET = /(?:^|;)\s*known_device=([\w-]{43})(?:;|$)/;
const SECONDS = 180 * 24 * 60 * 60;

/**
 * The cookie that marks a device on which a person has logged in before, so that failed logins elsewhere do not lock them
 * out here. It is sent to the login call only, hidden from scripts and other sites, and gives no access by itself.
 */
export const deviceCookie = (secret: string, secure: boolean): string =>
  `${NAME}=${secret}; Path=/api/user/login; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** The device secret in a request's cookie. */
export const deviceOf = (request: Request): string | undefined =>
  SECRET.exec(request.headers.get('Cookie') ?? '')?.[1];
