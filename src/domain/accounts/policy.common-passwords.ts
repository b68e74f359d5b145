import { dictionary } from '@zxcvbn-ts/language-common';
import { consultancy } from '../../content/consultancy.ts';
import { fail } from '../../contract/errors.ts';

/** How many entries of the library's list are refused. The list comes from leaks, most used first. */
const LIST_LENGTH = 10_000;
/** Popular in Nepal but not near the top of an international list. */
const LOCAL = ['nepal', 'kathmandu', 'pokhara', 'namaste'];
/**
 * What somebody who wants into this site would try first: the product, what the consultancy does, who works there. The
 * consultancy's own names are added when a password is checked. docs/accounts.md has the list.
 */
export const SITE_WORDS: readonly string[] = [
  'prasthan consultancy consultant consulting education educational international abroad overseas',
  'study student students university college course visa ielts office staff team admin owner editor',
  'counselor counsellor reader manager account login secret pass',
  ...LOCAL,
].flatMap((line) => line.split(' '));
const COMMON: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].slice(0, LIST_LENGTH),
  ...LOCAL,
]);

/**
 * Whether a password is one of the 10,000 most used. Also recognises the variants that our password rules provoke:
 * capitals, symbols for letters ('P@ssw0rd'), digits and symbols around it ('Qwerty-2026!'), or the word written
 * twice. A common password with more characters around it than it has itself is allowed.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const kernels = [text, text.replaceAll(/[^\p{L}\d]/gu, ''), ...cores(text)];
  const spellings = kernels.flatMap((kernel) => [kernel, withoutShift(kernel), ...withLetters(kernel)]);
  return (
    spellings.some((spelling) => COMMON.has(spelling) || COMMON.has(repeated(spelling))) ||
    isOfSiteWords(spellings)
  );
}

/** Whether the letters of a spelling are words about this site and nothing else, and at least half of it. */
function isOfSiteWords(spellings: readonly string[]): boolean {
  const { name, shortName } = consultancy();
  const names = [name, shortName].flatMap((each) => [each.replaceAll(' ', ''), ...each.split(' ')]);
  const words = [...SITE_WORDS, ...names.map((each) => each.normalize('NFKC').toLowerCase())]
    .map((each) => each.replaceAll(/[^\p{L}]/gu, ''))
    .filter((each) => each.length > 2)
    .toSorted((one, other) => other.length - one.length);
  return spellings.some((spelling) => {
    const letters = spelling.replaceAll(/[^\p{L}]/gu, '');
    if (letters === '' || letters.length * 2 < spelling.length) return false;
    return words.reduce((rest, word) => rest.replaceAll(word, ''), letters) === '';
  });
}

/** From the first letter to the last, and from the first digit to the last, if that is at least half of the text. */
function cores(text: string): string[] {
  const parts = [text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''), text.replaceAll(/^\D+|\D+$/g, '')];
  return parts.filter((part) => part.length * 2 >= text.length);
}

const SHIFTED: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
};
/** '1qaz@WSX' is '1qaz2wsx' with the shift key held for some characters. */
const withoutShift = (text: string) => text.replaceAll(/[!@#$%^&*()]/g, (sign) => SHIFTED[sign]!);

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '2': 'z',
};
/** 'p@ssw0rd' is 'password'; a 1 may also be an l. */
function withLetters(text: string): string[] {
  const read = (one: string) =>
    text.replaceAll(/[@4836!1057$2]/g, (sign) => (/[1!]/.test(sign) ? one : LOOKS_LIKE[sign]!));
  return [read('i'), read('l')];
}

/** The part that a text repeats ('qwertyqwerty'), otherwise the text itself. */
const repeated = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** A field error for a common password, under the name of the form's field; undefined for other passwords. */
export const refuseCommonPassword = (password: string, field: string) =>
  isCommonPassword(password)
    ? fail({ code: 'invalid', fields: { [field]: [{ code: 'common_password' }] } })
    : undefined;
