/** A cell that spreadsheet programs show as text: what starts like a formula gets an apostrophe in front. */
export function csvCell(text: string): string {
  // The wide forms of Chinese and Japanese keyboards begin formulas too.
  const safe = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n\0])/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** In front of a file it makes Excel read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
