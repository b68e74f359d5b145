import { expect, it } from 'vitest';
import { withPolicyInside } from './policy-inside.ts';

const HTML = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><script>x</script></head></html>';

it('puts the policy before everything that it rules, without what counts in a header only', () => {
  const policy = "default-src 'none';frame-ancestors 'none';img-src 'self' data:; script-src 'sha256-a+/=';";
  expect(withPolicyInside(HTML, policy)).toBe(
    '<!DOCTYPE html><html lang="en"><head>' +
      `<meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self' data:; script-src 'sha256-a+/='">` +
      '<meta charset="utf-8"><script>x</script></head></html>',
  );
});

it.each([
  ['which lets others frame it', "default-src 'none'; frame-ancestors https://other.example"],
  ['without a word about frames', "default-src 'none'"],
  ['with a sandbox', "sandbox; frame-ancestors 'none'"],
  ['with reports', "report-uri /reports; frame-ancestors 'none'"],
])('has no page %s', (_what, policy) => {
  expect(withPolicyInside(HTML, policy)).toBeUndefined();
});

it('has no page whose beginning it does not know', () => {
  expect(withPolicyInside(`<p>${HTML}`, "frame-ancestors 'none'")).toBeUndefined();
  expect(withPolicyInside('<h1>No head</h1>', "frame-ancestors 'none'")).toBeUndefined();
});
