import type { ReportLine } from './report.ts';

const COLUMNS = [
  'outcome', 'kind', 'key', 'name', 'field', 'before', 'after', 'reason', 'sheet', 'row', 'column', 'value',
] as const satisfies readonly (keyof ReportLine)[]; // prettier-ignore

/** A cell that spreadsheet programs show as text: what starts like a formula gets an apostrophe in front. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The byte order mark makes Excel read UTF-8. */
export const REPORT_HEADER = `\uFEFF${COLUMNS.join(',')}\r\n`;

export function reportCsvLine(line: ReportLine): string {
  return `${COLUMNS.map((column) => csvCell(String(line[column] ?? ''))).join(',')}\r\n`;
}
