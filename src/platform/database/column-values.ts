import pg from 'pg';

/**
 * Converts values between JavaScript and PostgreSQL's text format, in the same way for both drivers: a statement must not
 * return a number on one database and a string on the other (`count(*)` did), nor a date that depends on the server's
 * time zone.
 */

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;
const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;

type Parse = (text: string) => unknown;

const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(
  TEXT_ARRAY as never,
  'text',
);
const numbers = (text: string) => parseTextArray(text).map((item) => (item === null ? null : Number(item)));

const parsers = new Map<number, Parse>([
  [INT8, Number],
  // Amounts of money have two decimals and stay far below 2^53, so a double is precise enough to print them.
  [NUMERIC, Number],
  [DATE, (text) => text],
  [INT8_ARRAY, numbers],
  [NUMERIC_ARRAY, numbers],
  [DATE_ARRAY, parseTextArray],
]);

/** The function that parses PostgreSQL's text format of a column type, given by its OID. */
export function parserFor(oid: number): Parse {
  return parsers.get(oid) ?? pg.types.getTypeParser(oid, 'text');
}

/** For `pg`'s `types` option. */
export const pgTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : parserFor(oid),
};

/**
 * A parameter in PostgreSQL's text format, by the same rules as `pg`: arrays become array literals, objects become
 * JSON.
 */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return arrayLiteral(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : `${value as number | bigint | boolean}`;
}

function arrayLiteral(items: readonly unknown[]): string {
  const parts = items.map((item) => {
    if (Array.isArray(item)) return arrayLiteral(item);
    const text = toText(item);
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${parts.join(',')}}`;
}

/** The last result of a script that has rows: a script often ends with 'commit', which has none. */
export const lastWithRows = <R extends { fields: readonly unknown[] }>(
  results: readonly R[],
): R | undefined => results.findLast(({ fields }) => fields.length > 0) ?? results.at(-1);
