import { expect, test } from '../support/browser.ts';

/** An address of each kind of answer, with its status. */
const ANSWERS: readonly [address: string, status: number][] = [
  ['/', 200],
  ['/course-search', 200],
  ['/blog', 200],
  ['/login', 200],
  ['/signup', 200],
  ['/password-reset/cGs/token', 200],
  ['/account', 200],
  ['/account/security', 200],
  ['/book', 200],
  ['/enquiry', 200],
  ['/missing', 404],
  ['/%00', 400],
  ['/admin', 200],
  ['/admin/applications', 200],
  ['/api/docs', 200],
  ['/api/openapi.json', 200],
  ['/api/app/course-list/', 200],
  ['/api/staff/me/', 401],
  ['/api/missing/', 404],
  ['/media/images/missing.webp', 404],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/blog/rss.xml', 200],
  ['/.well-known/security.txt', 200],
  ['/healthz', 200],
];

for (const [address, status] of ANSWERS) {
  test(`${address} may run nothing foreign and is framed by nobody`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/);
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    const policy = new Map(
      headers['content-security-policy']!.split(';').map((part) => {
        const [name, ...values] = part.trim().split(/\s+/);
        return [name!, values] as const;
      }),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    const loose = [...policy].filter(([, values]) => values.some((value) => value.startsWith("'unsafe-")));
    expect(loose).toEqual([]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    // Pages with scripts take no text as a script or HTML: docs/security.md, Policies of the browser.
    const runs = policy.get('script-src')?.includes("'self'") ?? false;
    expect(policy.get('require-trusted-types-for')).toEqual(runs ? ["'script'"] : undefined);
  });
}
