import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { REPORTS } from '../../content/reports.ts';
import type { Report, ReportRow } from '../../contract/reports.ts';
import { colors } from '../theme/colors.ts';

const COLORS = [colors.night700, colors.marigold500, colors.pine700, colors.laliguras600, colors.night300];
/** With more lines a chart shows nothing any more; the table has all. */
const MOST_LINES = 10;
const LINE_HEIGHT = 16;
const MOST_LETTERS = 24;

/** The numbers of a report as bars. The table below has the same numbers for everybody who does not see them. */
export default function ReportChart({ report, height }: { report: Report; height: number }) {
  const { label, columns, stacked } = REPORTS[report.report];
  const drawn = columns.filter((column) => column.drawn);
  const upright = report.by === 'month';
  const rows = upright ? report.rows.slice(-24) : report.rows.filter(hasBars(drawn)).slice(0, MOST_LINES);
  if (rows.length === 0) return null;
  const band = [
    { scaleType: 'band' as const, data: rows.map(({ key }) => key), valueFormatter: labelOf(rows, upright) },
  ];
  const numbers = [{ tickMinStep: 1 }];
  const bars = stacked ? 1 : drawn.length;
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Box role="img" aria-label={`Chart of ${label}. The table below has its numbers.`}>
        <BarChart
          disableKeyboardNavigation
          skipAnimation
          layout={upright ? 'vertical' : 'horizontal'}
          height={upright ? height : 90 + rows.length * (bars * LINE_HEIGHT + 14)}
          colors={COLORS}
          series={drawn.map(({ name, label: words }) => ({
            data: rows.map(({ values }) => values[name] ?? 0),
            label: words,
            ...(stacked && { stack: 'all' }),
          }))}
          {...(upright
            ? { xAxis: band, yAxis: numbers, grid: { horizontal: true } }
            : { yAxis: [{ ...band[0]!, width: 120 }], xAxis: numbers, grid: { vertical: true } })}
          margin={{ left: 0, right: 16 }}
        />
      </Box>
      {rows.length < report.rows.length && (
        <Typography variant="body2" color="textSecondary">
          The chart shows {rows.length} of {report.rows.length} lines; the table shows all.
        </Typography>
      )}
    </Box>
  );
}

const hasBars =
  (drawn: readonly { name: string }[]) =>
  ({ values }: ReportRow): boolean =>
    drawn.some(({ name }) => (values[name] ?? 0) > 0);

/** The name of a line at the axis: 'Nov' for a month, and no more letters than there is room for. */
function labelOf(rows: readonly ReportRow[], upright: boolean) {
  const labels = new Map(rows.map(({ key, label }) => [key, label]));
  return (key: string, { location }: { location: string }): string => {
    const label = labels.get(key) ?? key;
    if (location !== 'tick') return label;
    if (upright) return `${label.slice(0, 3)}${key.endsWith('-01') ? ` ${key.slice(0, 4)}` : ''}`;
    return label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS)}…` : label;
  };
}
