import { createHash } from 'node:crypto';
import { PAGE_TRANSITIONS_SCRIPT, PAGE_TRANSITIONS_STYLE } from '../../ui/page-transitions.ts';

/** How a content security policy names a script or style that stands in the page. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes for the content security policy that allow the inline style and script of `PAGE_TRANSITIONS_HEAD`. */
export const TRANSITIONS_STYLE_HASH = hashOf(PAGE_TRANSITIONS_STYLE);
export const TRANSITIONS_SCRIPT_HASH = hashOf(PAGE_TRANSITIONS_SCRIPT);
