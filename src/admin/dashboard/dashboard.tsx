import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useSiteContent } from '../content/use-site-content.ts';
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
  const hasQueue = may('read', 'cases');
  const hasSetUp = may('write', 'staff');
  const [queueShown, setQueueShown] = useState(!hasQueue);
  const setUp = useSiteContent(hasSetUp);
  const showRest = useCallback(() => setQueueShown(true), []);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1040, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle>Today</PageTitle>
      {hasQueue && (
        <Suspense fallback={<Loading />}>
          <TodayQueue onShown={showRest} />
        </Suspense>
      )}
      <Rest shown={queueShown && !(hasSetUp && setUp.isPending)}>
        {hasSetUp && (
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
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}
          >
            {figures.map((figure) => (
              <FigureTile key={`${figure.name} ${figure.label}`} {...figure} />
            ))}
          </Box>
        </Box>
      </Rest>
    </Box>
  );
}

/**
 * What stands below the queue and the guide loads at the same time, but is seen only after them: its height is not known before, and
 * a link that moves away from under a finger loses the press.
 */
const Rest = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: 'minmax(0, 1fr)',
      visibility: shown ? undefined : 'hidden',
    }}
  >
    {children}
  </Box>
);
