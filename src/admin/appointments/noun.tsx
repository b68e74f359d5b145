import CalendarClock from 'lucide-react/icons/calendar-clock';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const appointments: Noun = {
  name: 'appointments',
  label: 'Appointments',
  group: 'Students',
  icon: <CalendarClock />,
  right: 'enquiries',
  list: lazy(() => import('./appointment-list.tsx')),
  one: lazy(() => import('./hours-screen.tsx')),
  needs: [],
  figures: [],
};
