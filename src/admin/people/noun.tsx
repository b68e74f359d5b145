import Users from 'lucide-react/icons/users';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const people: Noun = {
  name: 'people',
  label: 'People',
  group: 'Students',
  icon: <Users />,
  right: 'people',
  list: lazy(() => import('./people-list.tsx')),
  one: lazy(() => import('./person-page.tsx')),
  needs: [],
  figures: [
    { label: 'People with an account', filter: {} },
    // Not work for staff: the mail with the link has been sent.
    { label: 'Addresses not confirmed', filter: { verified: 'no', status: 'active' } },
    { label: 'Staff', filter: { role: 'staff' } },
  ],
};
