import ScrollText from 'lucide-react/icons/scroll-text';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const securityLog: Noun = {
  name: 'security-log',
  label: 'Security log',
  group: 'Office',
  icon: <ScrollText />,
  right: 'log',
  list: lazy(() => import('./security-log-list.tsx')),
  needs: [],
  figures: [],
};
