import { MAX_FILE_NAME } from './policy.ts';

/**
 * Characters that change how a name reads or how a program interprets it: controls, line ends, direction marks,
 * slashes. The joiners of Devanagari are allowed.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu;
/** Characters that some systems do not allow in file names. */
const RESERVED = /[<>:"|?*]/g;

/**
 * A file name as it is stored and shown: one line, no directories, no invisible characters, at most MAX_FILE_NAME
 * characters including the extension. It is only a label; the storage key decides where the file is stored.
 */
export function storedFileName(name: string): string {
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
