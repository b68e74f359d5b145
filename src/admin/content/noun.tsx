import Files from 'lucide-react/icons/files';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const content: Noun = {
  name: 'content',
  label: 'Pages and settings',
  group: 'Site',
  icon: <Files />,
  right: 'content',
  list: lazy(() => import('./content-list.tsx')),
  one: lazy(() => import('./document-page.tsx')),
  needs: [],
  figures: [],
};
