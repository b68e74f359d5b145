import DatabaseBackup from 'lucide-react/icons/database-backup';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const backups: Noun = {
  name: 'backups',
  label: 'Backups',
  group: 'Office',
  icon: <DatabaseBackup />,
  right: 'backups',
  list: lazy(() => import('./backup-list.tsx')),
  needs: [
    {
      filter: { open: 'yes' },
      sentence: () => 'The backup has failed, and none has succeeded since',
      weight: 'wrong',
    },
  ],
  figures: [],
};
