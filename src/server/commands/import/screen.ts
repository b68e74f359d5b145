import type { Outcome, Report, ReportLine } from '../../../domain/imports/report.ts';

const KINDS = { university: 'Universities', campus: 'Campuses', course: 'Courses' } as const;
const TITLES: readonly [Outcome, string][] = [
  ['changed', 'Changed, field by field'],
  ['withdrawn', 'Withdrawn: no longer in the source (nothing is deleted)'],
  ['kept', 'Kept as the consultancy set them, though the source now says something else'],
  ['held', 'Held back: not shown until you decide (npm run import -- held)'],
  ['refused', 'Refused rows'],
  ['note', 'Notes'],
];

const count = (value: number): string => value.toLocaleString('en').padStart(10);

function describe(line: ReportLine): string {
  const place =
    line.row === undefined ? '' : [line.sheet, `row ${line.row}`, line.column].filter(Boolean).join(', ');
  const subject = [line.key, line.name].filter(Boolean).join(' ');
  const quoted = line.value === undefined || line.value === '' ? '' : `'${line.value}'`;
  switch (line.outcome) {
    case 'changed':
      return `${subject}: ${line.field}: ${line.before || '(empty)'} → ${line.after || '(empty)'}`;
    case 'kept':
      return `${subject}: ${line.field}: ${line.reason}`;
    case 'held':
      return `${subject}: ${line.field} ${quoted}: ${line.reason} (${place})`;
    case 'refused':
    case 'note':
      return `${place}: ${quoted && `${quoted}: `}${line.reason}`;
    case 'added':
    case 'withdrawn':
      return subject;
  }
}

/** The report for the terminal: counts, and a few lines of each outcome that needs attention. */
export function screenReport(report: Report): string {
  const heads = ['added', 'changed', 'unchanged', 'withdrawn'] as const;
  const rows = [...report.rowsRead].map(
    ([sheet, rowsRead]) => `  ${sheet}: ${rowsRead.toLocaleString('en')} rows read`,
  );
  const table = [
    `  ${''.padEnd(14)}${heads.map((head) => head.padStart(10)).join('')}`,
    ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).map(
      (kind) =>
        `  ${KINDS[kind].padEnd(14)}${heads.map((head) => count(report.counts[kind][head])).join('')}`,
    ),
  ];
  const sections = TITLES.flatMap(([outcome, title]) => {
    const examples = report.examples.get(outcome) ?? [];
    const more = report.lines[outcome] - examples.length;
    if (examples.length === 0) return [];
    return ['', `${title} (${report.lines[outcome].toLocaleString('en')})`, ...examples.map((line) => `  ${describe(line)}`),
      ...(more > 0 ? [`  … and ${more.toLocaleString('en')} more in the report file`] : [])]; // oxfmt-ignore
  });
  const waiting =
    report.stillHeld > 0 ? ['', `${report.stillHeld} values are held back since an earlier run.`] : [];
  return `${[...rows, '', ...table, ...sections, ...waiting].join('\n')}\n`;
}
