import History from 'lucide-react/icons/history';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const changeLog: Noun = {
  name: 'change-log',
  label: 'Log of changes',
  group: 'Office',
  icon: <History />,
  right: 'log',
  list: lazy(() => import('./change-log-list.tsx')),
  one: lazy(() => import('./log-entry-page.tsx')),
  needs: [],
  figures: [],
};
