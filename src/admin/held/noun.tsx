import Scale from 'lucide-react/icons/scale';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const held: Noun = {
  name: 'held',
  label: 'Held values',
  group: 'Catalogue',
  icon: <Scale />,
  right: 'imports',
  list: lazy(() => import('./held-list.tsx')),
  needs: [
    {
      filter: { about: 'doubt' },
      sentence: (count) =>
        count === 1
          ? 'One value of an import is held back'
          : `${count.toLocaleString('en')} values of imports are held back`,
      weight: 'open',
    },
    {
      filter: { about: 'conflict' },
      sentence: (count) =>
        count === 1
          ? 'One import says something else than staff have set'
          : `Imports say something else than staff have set in ${count.toLocaleString('en')} fields`,
      weight: 'open',
    },
  ],
  figures: [],
};
