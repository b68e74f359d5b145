import ChartColumn from 'lucide-react/icons/chart-column';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const reports: Noun = {
  name: 'reports',
  label: 'Reports',
  group: 'Office',
  icon: <ChartColumn />,
  right: 'reports',
  list: lazy(() => import('./report-index.tsx')),
  one: lazy(() => import('./report-screen.tsx')),
  needs: [],
  figures: [],
};
