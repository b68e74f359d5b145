import Bug from 'lucide-react/icons/bug';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const errors: Noun = {
  name: 'errors',
  label: 'Errors',
  group: 'Office',
  icon: <Bug />,
  right: 'log',
  list: lazy(() => import('./errors-list.tsx')),
  needs: [],
  figures: [],
};
