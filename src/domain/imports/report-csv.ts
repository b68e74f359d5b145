import { BYTE_ORDER_MARK, csvLine } from '../csv.ts';
import type { ReportLine } from './report.ts';

const COLUMNS = [
  'outcome', 'kind', 'key', 'name', 'field', 'before', 'after', 'reason', 'sheet', 'row', 'column', 'value',
] as const satisfies readonly (keyof ReportLine)[]; // oxfmt-ignore

export const REPORT_HEADER = `${BYTE_ORDER_MARK}${csvLine(COLUMNS)}`;

export const reportCsvLine = (line: ReportLine): string =>
  csvLine(COLUMNS.map((column) => String(line[column] ?? '')));
