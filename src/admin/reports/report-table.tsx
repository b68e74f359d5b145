import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { reportLink, REPORTS, type ReportColumn } from '../../content/reports.ts';
import { REPORT_GROUPS } from '../../contract/report-names.ts';
import type { Report, ReportValues } from '../../contract/reports.ts';
import { listPath } from '../frame/noun.ts';
import { useMay } from '../frame/use-may.ts';
import { colors } from '../theme/colors.ts';

/** The numbers of a report. Each links to the list with exactly the records that it counts. */
export function ReportTable({ report }: { report: Report }) {
  const { label, lines, columns } = REPORTS[report.report];
  const { rows, total, by } = report;
  return (
    <Box
      role="region"
      aria-label={`${label}: numbers`}
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        border: `1px solid ${colors.line}`,
        borderRadius: 1,
        backgroundColor: colors.white,
      }}
    >
      <Box
        component="table"
        sx={{
          // Lines of collapsed borders do not go with cells that stay in place.
          borderCollapse: 'separate',
          borderSpacing: 0,
          width: '100%',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { px: 1.5, py: 1, borderBottom: `1px solid ${colors.line}`, textAlign: 'right' },
          '& th:first-of-type': {
            textAlign: 'left',
            minWidth: '8rem',
            position: 'sticky',
            left: 0,
            backgroundColor: colors.white,
          },
          '& tbody th': { fontWeight: 400 },
          '& tr:last-of-type > *': { borderBottom: 0 },
          '& tfoot > tr > *': { fontWeight: 650, borderTop: `2px solid ${colors.control}` },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{by ? REPORT_GROUPS[by] : lines}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => (
                <td key={column.name}>
                  <Value report={report} column={column} line={row.key} values={row.values} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {columns.map((column) => (
                <td key={column.name}>
                  <Value report={report} column={column} values={total} />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}

interface ValueProps {
  report: Report;
  column: ReportColumn;
  /** Key of the line; unset: the total. */
  line?: string;
  values: ReportValues;
}

function Value({ report, column, line, values }: ValueProps) {
  const may = useMay();
  const value = values[column.name] ?? null;
  if (value === null) return <span aria-label="None">–</span>;
  const text = value.toLocaleString('en');
  const link = value === 0 ? undefined : reportLink(report, column, line);
  if (!link || !may('read', link.list === 'applications' ? 'cases' : 'enquiries')) return text;
  return <Link to={listPath(link.list, link.filter)}>{text}</Link>;
}
