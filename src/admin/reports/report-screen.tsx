import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { REPORTS } from '../../content/reports.ts';
import { longDate } from '../../contract/dates.ts';
import { REPORT_NAMES, type ReportName } from '../../contract/report-names.ts';
import type { Report } from '../../contract/reports.ts';
import { BackLink } from '../frame/back-link.tsx';
import { Lost } from '../frame/lost.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Problem } from '../frame/problem.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportChoices } from './report-choices.tsx';
import { ReportMeaning } from './report-meaning.tsx';
import { ReportTable } from './report-table.tsx';
import { useAsked, useReport } from './use-report.ts';
import { WAITING_OPACITY } from '../theme/colors.ts';

const ReportChart = lazy(() => import('./report-chart.tsx'));
const CHART_HEIGHT = 320;

export default function ReportScreen() {
  const { id } = useParams();
  const name = REPORT_NAMES.find((each) => each === id);
  return name ? <OneReport key={name} name={name} /> : <Lost />;
}

/** One report: its time and grouping, a chart, the numbers as a table, and what they mean. */
function OneReport({ name }: { name: ReportName }) {
  const [asked, ask] = useAsked();
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useReport(name, asked);
  const { label, about } = REPORTS[name];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Box sx={{ displayPrint: 'none' }}>
          <BackLink to="/reports" label="Reports" />
        </Box>
        <PageTitle>{label}</PageTitle>
        <Typography>{about}</Typography>
      </Box>
      <ReportChoices name={name} asked={asked} onAsk={ask} />
      {error && (
        <Problem again={() => void refetch()} busy={isFetching}>
          {error.message} {data && 'What you see below may be out of date.'}
        </Problem>
      )}
      {isPending && <Skeleton variant="rounded" height={CHART_HEIGHT} animation={false} />}
      {data && (
        <Box
          aria-busy={isPlaceholderData}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
            opacity: isPlaceholderData ? WAITING_OPACITY : 1,
          }}
        >
          <Box role="status">
            <Typography variant="h2">{timeOf(data)}</Typography>
          </Box>
          {data.rows.length === 0 ? (
            <Alert severity="info">There is nothing to count in this time.</Alert>
          ) : (
            <>
              <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} animation={false} />}>
                <ReportChart report={data} height={CHART_HEIGHT} />
              </Suspense>
              <ReportTable report={data} />
            </>
          )}
          <ReportActions name={name} asked={asked} empty={data.rows.length === 0} />
        </Box>
      )}
      <ReportMeaning name={name} />
    </Box>
  );
}

const timeOf = ({ from, to }: Report): string =>
  from === null || to === null
    ? 'Now'
    : from === to
      ? longDate(from)
      : `${longDate(from)} to ${longDate(to)}`;
