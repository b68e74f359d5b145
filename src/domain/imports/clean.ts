/** Turns the text of a cell into a value. Nothing here guesses: an unreadable cell is reported as unreadable. */

const NULL_LIKE = /^(?:null|n\/?a|none|nil|-+|\.|#n\/a)$/i;

/** Collapses white space of every kind; '' if the cell is blank or only says that there is no value. */
export function clean(text: string | undefined): string {
  // \s includes the no-break space; the other characters have no width.
  const plain = (text ?? '').replaceAll(/[\s\u200B\uFEFF\0]+/gu, ' ').trim();
  return NULL_LIKE.test(plain) ? '' : plain;
}

const PLAIN_NUMBER = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** A number as spreadsheets and the CSV edition write it ('13300', '1,050', '1.33E4'); undefined for other text. */
export function parseNumber(text: string): number | undefined {
  const digits = GROUPED_NUMBER.test(text) ? text.replaceAll(',', '') : text;
  return PLAIN_NUMBER.test(digits) ? Number(digits) : undefined;
}

/** The largest amount that numeric(12, 2) can hold. */
const MOST_MONEY = 9_999_999_999;

export interface Money {
  amount: number;
  /** There were more than two decimals. */
  rounded: boolean;
}

/** An amount, with or without a currency sign; undefined if the cell holds something else. */
export function parseMoney(text: string): Money | undefined {
  const value = parseNumber(text.replace(/^(?:[A-Z]{0,3}\s?[$£€]|[A-Z]{3})\s?|\s?[A-Z]{3}$/, ''));
  if (value === undefined || value > MOST_MONEY) return undefined;
  const amount = Math.round((value + Number.EPSILON) * 100) / 100;
  return { amount, rounded: Math.abs(amount - value) > 1e-6 };
}

const WEBSITE_HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
const EMAIL = /^[^\s@<>:/\\]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

export interface WebAddress {
  website: string | null;
  /** Set if the cell held an e-mail address instead. */
  email: string | null;
  usable: boolean;
}

/** An http(s) URL whose host has several parts; the scheme is added if missing. */
export function parseWebsite(text: string): WebAddress {
  const bare = text.replace(/^mailto:/i, '');
  if (EMAIL.test(bare)) return { website: null, email: bare, usable: true };
  const nothing = { website: null, email: null, usable: text === '' };
  if (text === '' || /\s/.test(text)) return nothing;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return nothing;
  const url = new URL(address);
  const host = address.split('://')[1]?.split(/[/?#:]/)[0] ?? '';
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  if (!web || url.username !== '' || !WEBSITE_HOST.test(host)) return nothing;
  return {
    website: url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href,
    email: null,
    usable: true,
  };
}
