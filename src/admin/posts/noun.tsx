import Newspaper from 'lucide-react/icons/newspaper';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const posts: Noun = {
  name: 'posts',
  label: 'Posts',
  group: 'Site',
  icon: <Newspaper />,
  right: 'posts',
  list: lazy(() => import('./post-list.tsx')),
  one: lazy(() => import('./post-page.tsx')),
  needs: [],
  figures: [{ label: 'Scheduled posts', filter: { status: 'scheduled' } }],
};
