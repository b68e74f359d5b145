import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;
const HASH = / 'sha256-[^']+'/g;

/**
 * Leaves in a page's policy only the hashes of scripts and styles that stand in this page: Astro names those of all pages.
 * Adds none, so text that got into a page as HTML gains nothing.
 * @param html as byte text (byte-text.ts)
 */
export function narrowPolicy(policy: string, html: string): string {
  const here = new Set(
    [...html.matchAll(INLINE)].map(
      ([, , text = '']) => ` 'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`,
    ),
  );
  return policy.replaceAll(HASH, (hash) => (here.has(hash) ? hash : ''));
}
