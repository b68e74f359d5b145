import Images from 'lucide-react/icons/images';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const pictures: Noun = {
  name: 'pictures',
  label: 'Pictures',
  group: 'Site',
  icon: <Images />,
  right: 'pictures',
  list: lazy(() => import('./picture-list.tsx')),
  one: lazy(() => import('./page/picture-page.tsx')),
  needs: [
    {
      filter: { show: 'no_alt' },
      sentence: (count) =>
        count === 1 ? '1 picture has no description' : `${count} pictures have no description`,
      weight: 'open',
    },
  ],
  figures: [],
};
