const NAME = 'known_device';
/** Of what newTokenId makes: base64url of 256 bits. */
const SECRET = /(?:^|;)\s*known_device=([\w-]{43})(?:;|$)/;
const SECONDS = 180 * 24 * 60 * 60;

/**
 * The cookie that marks a device on which somebody has logged in. It goes to the login call only, no script can read it, no
 * other site can have it sent, and it opens nothing: with it, wrong tries of others do not lock its owner out.
 */
export const deviceCookie = (secret: string, secure: boolean): string =>
  `${NAME}=${secret}; Path=/api/user/login; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** The secret that a request carries. */
export const deviceOf = (request: Request): string | undefined =>
  SECRET.exec(request.headers.get('Cookie') ?? '')?.[1];
