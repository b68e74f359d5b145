import Percent from 'lucide-react/icons/percent';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const commissions: Noun = {
  name: 'commissions',
  label: 'Commissions',
  group: 'Office',
  icon: <Percent />,
  right: 'commissions',
  list: lazy(() => import('./commission-list.tsx')),
  needs: [
    {
      filter: { state: 'overdue' },
      sentence: (count) =>
        count === 1 ? 'One commission is overdue' : `${count.toLocaleString('en')} commissions are overdue`,
      weight: 'open',
    },
  ],
  figures: [],
};
