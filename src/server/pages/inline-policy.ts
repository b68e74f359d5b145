import { createHash } from 'node:crypto';
import { PAGE_TRANSITIONS_SCRIPT, PAGE_TRANSITIONS_STYLE } from '../../ui/page-transitions.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** How a content security policy lets through what `PAGE_TRANSITIONS_HEAD` puts into a page, and nothing else inline. */
export const TRANSITIONS_STYLE_HASH = hashOf(PAGE_TRANSITIONS_STYLE);
export const TRANSITIONS_SCRIPT_HASH = hashOf(PAGE_TRANSITIONS_SCRIPT);
