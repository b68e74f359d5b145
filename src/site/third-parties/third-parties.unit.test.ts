import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { badgePage, scriptOrigins } from './badge-page.ts';
import { framePolicy } from './frame-policy.ts';

const SNIPPET =
  '<span id="badge" data-id="7"></span><script async src="https://cdn.body.example/badge.js?v=2"></script>' +
  "<script src='https://cdn.body.example/more.js'></script><script>start()</script>";

test('a page may frame the configured origins and no others', () => {
  expect(framePolicy([null, null])).toBeUndefined();
  expect(framePolicy(['https://chat.example/embed?id=1', null, 'https://chat.example/other'])).toBe(
    'frame-src https://chat.example',
  );
  expect(framePolicy(['https://map.example/a', '/accreditation-badge'])).toBe(
    "frame-src https://map.example 'self'",
  );
});

test('a badge runs only scripts of its body, with an opaque origin', async () => {
  expect(scriptOrigins(SNIPPET)).toEqual(['https://cdn.body.example']);
  const page = badgePage('Body & <Sons>', SNIPPET);
  const policy = page.headers.get('content-security-policy')!.split('; ');
  expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
  // The hash is that of start().
  expect(policy).toContain(
    `script-src 'sha256-${createHash('sha256').update('start()').digest('base64')}' https://cdn.body.example`,
  );
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  const html = await page.text();
  expect(html).toContain(SNIPPET);
  expect(html).toContain('<title>Body &amp; &lt;Sons></title>');
});
