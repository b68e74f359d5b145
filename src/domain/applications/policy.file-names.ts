import { MAX_FILE_NAME } from './policy.ts';

/**
 * Characters that change how a name reads or what a program makes of it: controls, line ends, direction marks, slashes.
 * The joiners of Devanagari are none of them.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu;
/** What some systems do not take in names. */
const RESERVED = /[<>:"|?*]/g;

/**
 * A file's name as it is kept and shown: one line, no directories, nothing invisible, at most MAX_FILE_NAME characters
 * with its extension. It only ever names; where a file lies is decided by its storage key.
 */
export function keepFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(UNSAFE, '')
    .replaceAll(RESERVED, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  const extension = /\.[^.]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - extension.length);
  const kept = Array.from(stem)
    .slice(0, MAX_FILE_NAME - extension.length)
    .join('')
    .trim();
  return `${kept || 'document'}${extension}`;
}
