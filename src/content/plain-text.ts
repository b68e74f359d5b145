import { filled } from './facts/fill.ts';

/** `[words](/path)` inside a text. */
export const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** A text without its marks: links keep their words, figures are filled in. For descriptions, structured data, counting. */
export const plainText = (text: string): string => filled(text).replaceAll(new RegExp(LINK, 'g'), '$1');
