import ListChecks from 'lucide-react/icons/list-checks';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const bulkEdits: Noun = {
  name: 'bulk-edits',
  label: 'Bulk edits',
  group: 'Catalogue',
  icon: <ListChecks />,
  right: 'catalogue',
  list: lazy(() => import('./bulk-list.tsx')),
  one: lazy(() => import('./bulk-page.tsx')),
  needs: [],
  figures: [],
};
