import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const events: Noun = {
  name: 'events',
  label: 'Events',
  group: 'Site',
  icon: <CalendarDays />,
  right: 'events',
  list: lazy(() => import('./event-list.tsx')),
  one: lazy(() => import('./event-page.tsx')),
  edit: lazy(() => import('./event-edit.tsx')),
  beside: { door: lazy(() => import('./door/door-page.tsx')) },
  needs: [],
  figures: [{ label: 'Events to come', filter: { when: 'upcoming' } }],
};
