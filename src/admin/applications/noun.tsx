import FolderOpen from 'lucide-react/icons/folder-open';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const applications: Noun = {
  name: 'applications',
  label: 'Applications',
  icon: <FolderOpen />,
  list: lazy(() => import('./application-list.tsx')),
  one: lazy(() => import('./case-page.tsx')),
  needs: [
    {
      filter: { state: ['submitted'] },
      sentence: (count) =>
        count === 1
          ? 'One new application waits for a first look'
          : `${count} new applications wait for a first look`,
      weight: 'open',
    },
    {
      filter: { state: ['visa_refused'] },
      sentence: (count) =>
        count === 1
          ? 'One visa was refused: decide with the student what comes next'
          : `${count} visas were refused: decide with the students what comes next`,
      weight: 'open',
    },
  ],
  figures: [
    { label: 'Applications in review', filter: { state: ['in_review'] } },
    { label: 'Waiting for documents', filter: { state: ['documents_requested'] } },
  ],
};
