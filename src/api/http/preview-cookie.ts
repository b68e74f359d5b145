const NAME = 'preview_pass';
const PASS = /(?:^|;)\s*preview_pass=([\w.-]+)(?:;|$)/;

/**
 * The cookie that lets this browser open links to drafts. A page is opened without the token of the session, so a cookie
 * is needed; it is sent to previews only and hidden from scripts and other sites.
 */
export const previewCookie = (pass: string, seconds: number, secure: boolean): string =>
  `${NAME}=${pass}; Path=/preview/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** The pass in a Cookie header. */
export const previewPassOf = (cookies: string | undefined): string | undefined =>
  PASS.exec(cookies ?? '')?.[1];
