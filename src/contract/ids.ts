/** PostgreSQL's largest integer. */
export const LARGEST_ID = 2_147_483_647;

/** The id in a text; null if it cannot be the id of a row: not a plain decimal, zero, or above PostgreSQL's integer. */
export function idOf(text: string): number | null {
  const trimmed = text.trim();
  if (!/^0*[1-9]\d{0,9}$/.test(trimmed)) return null;
  const id = Number(trimmed);
  return id <= LARGEST_ID ? id : null;
}
