import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Loading } from '../frame/loading.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMay } from '../frame/use-may.ts';
import { NOUNS } from '../nouns.ts';
import { FigureTile } from './figure-tile.tsx';
import { Needs } from './needs.tsx';

const TodayQueue = lazy(() =>
  import('../today/today-queue.tsx').then((module) => ({ default: module.TodayQueue })),
);
const SetUp = lazy(() => import('../content/set-up.tsx'));

/** The start page: the queue of cases, then other open work and figures. Each noun defines its own. */
export function Dashboard() {
  const may = useMay();
  const readable = NOUNS.filter(({ right }) => may('read', right));
  const figures = readable.flatMap(({ name, figures }) => figures.map((figure) => ({ name, ...figure })));
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1040, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle>Today</PageTitle>
      {may('read', 'cases') && (
        <Suspense fallback={<Loading />}>
          <TodayQueue />
        </Suspense>
      )}
      {may('write', 'staff') && (
        <Suspense>
          <SetUp />
        </Suspense>
      )}
      <Box component="section" aria-labelledby="needs">
        <Typography variant="h2" id="needs" sx={{ mb: 1.5 }}>
          Everything that is open
        </Typography>
        <Needs />
      </Box>
      <Box component="section" aria-labelledby="figures">
        <Typography variant="h2" id="figures" sx={{ mb: 1.5 }}>
          At a glance
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
          {figures.map((figure) => (
            <FigureTile key={`${figure.name} ${figure.label}`} {...figure} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
