import FileUp from 'lucide-react/icons/file-up';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const imports: Noun = {
  name: 'imports',
  label: 'Imports',
  group: 'Catalogue',
  icon: <FileUp />,
  right: 'imports',
  list: lazy(() => import('./import-list.tsx')),
  one: lazy(() => import('./import-page.tsx')),
  needs: [
    {
      filter: { state: 'checked' },
      sentence: (count) =>
        count === 1
          ? 'One import is checked and not applied yet'
          : `${count} imports are checked and not applied yet`,
      weight: 'open',
    },
  ],
  figures: [],
};
