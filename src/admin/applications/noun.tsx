import FolderOpen from 'lucide-react/icons/folder-open';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';
import { ANSWERS, OUR_TURN, statesOf } from './our-turn.ts';

export const applications: Noun = {
  name: 'applications',
  label: 'Applications',
  group: 'Students',
  icon: <FolderOpen />,
  right: 'cases',
  list: lazy(() => import('./application-list.tsx')),
  one: lazy(() => import('./case-screen.tsx')),
  needs: [ANSWERS, ...OUR_TURN],
  figures: [
    { label: 'Waiting for students', filter: { state: statesOf('student') } },
    { label: 'With a university', filter: { state: statesOf('university') } },
    { label: 'With a visa office', filter: { state: statesOf('visa_office') } },
  ],
};
