import Scale from 'lucide-react/icons/scale';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const facts: Noun = {
  name: 'facts',
  label: 'Figures',
  group: 'Site',
  icon: <Scale />,
  right: 'content',
  list: lazy(() => import('./fact-list.tsx')),
  one: lazy(() => import('./fact-page.tsx')),
  needs: [
    {
      filter: { due: 'yes' },
      weight: 'open',
      sentence: (count) =>
        count === 1 ? 'One figure has to be checked again' : `${count} figures have to be checked again`,
    },
  ],
  figures: [],
};
