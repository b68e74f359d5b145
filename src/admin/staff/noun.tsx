import IdCard from 'lucide-react/icons/id-card';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const staff: Noun = {
  name: 'staff',
  label: 'Staff',
  group: 'Office',
  icon: <IdCard />,
  right: 'staff',
  list: lazy(() => import('./staff-screen.tsx')),
  needs: [],
  figures: [],
};
