import Users from 'lucide-react/icons/users';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const people: Noun = {
  name: 'people',
  label: 'People',
  icon: <Users />,
  list: lazy(() => import('./people-list.tsx')),
  one: lazy(() => import('./person-page.tsx')),
  needs: [
    {
      filter: { verified: 'no', status: 'active' },
      sentence: (count) =>
        count === 1
          ? 'One person has not confirmed the e-mail address'
          : `${count} people have not confirmed their e-mail address`,
      weight: 'open',
    },
  ],
  figures: [
    { label: 'People with an account', filter: {} },
    { label: 'Staff', filter: { role: 'staff' } },
  ],
};
