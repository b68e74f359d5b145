import { filled } from './facts/fill.ts';

/** A link `[label](/path)` in a text. */
export const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/**
 * A text without markup: links become their labels, figures are filled in. For descriptions, structured data and
 * counting.
 */
export const plainText = (text: string): string => filled(text).replaceAll(new RegExp(LINK, 'g'), '$1');
