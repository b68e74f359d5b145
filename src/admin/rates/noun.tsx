import Coins from 'lucide-react/icons/coins';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const rates: Noun = {
  name: 'rates',
  label: 'Exchange rates',
  group: 'Catalogue',
  icon: <Coins />,
  right: 'catalogue',
  list: lazy(() => import('./rate-list.tsx')),
  one: lazy(() => import('./rate-page.tsx')),
  needs: [
    {
      filter: { due: 'yes' },
      sentence: (count) =>
        count === 1 ? 'One exchange rate is not up to date' : `${count} exchange rates are not up to date`,
      weight: 'open',
    },
  ],
  figures: [],
};
