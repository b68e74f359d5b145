const STREET =
  /\b(?:street|road|rd|avenue|ave|drive|lane|level|suite|floor|building|po box|post office|highway|hwy|centre|parade|terrace)\b/i;

/** Words that are never a city. STREET cannot hold words that are also part of real city names. */
const NOT_CITIES = new Set(['australia', 'online', 'various', 'other', 'tba']);

/**
 * The name of a city as the cell gives it, or null if the cell holds something else: a street address, a post code, a
 * country, nothing.
 */
export function cityName(text: string): string | null {
  if (text === '' || text.length > 60 || /[\d@]/.test(text)) return null;
  if (STREET.test(text) || NOT_CITIES.has(text.toLowerCase()) || !/\p{L}{2}/u.test(text)) return null;
  return text;
}

const isAllCapitals = (text: string): boolean => text === text.toUpperCase();

/** The first letter of a word, and the one after a prefix like O'. */
const WORD_START = /(?<![\p{L}\p{M}'’])\p{L}|(?<=(?<![\p{L}\p{M}])\p{L}['’])\p{L}/gu;

/** 'MOUNT GRAVATT' -> 'Mount Gravatt', "O'CONNOR" -> "O'Connor"; names in mixed case are unchanged. */
export function toTitleCase(text: string): string {
  if (!isAllCapitals(text) && text !== text.toLowerCase()) return text;
  return text.toLowerCase().replaceAll(WORD_START, (letter) => letter.toUpperCase());
}

/**
 * The best of several spellings of a city: the most frequent in mixed case, otherwise one converted from capitals.
 */
export function bestSpelling(spellings: ReadonlyMap<string, number>): string {
  const mixed = [...spellings].filter(([text]) => !isAllCapitals(text) && text !== text.toLowerCase());
  const [first] = (mixed.length > 0 ? mixed : [...spellings]).sort((a, b) => b[1] - a[1]);
  return toTitleCase(first?.[0] ?? '');
}
