import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-2';
import Flag from 'lucide-react/icons/flag';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import School from 'lucide-react/icons/school';
import Shapes from 'lucide-react/icons/shapes';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

const shared = { group: 'Catalogue', right: 'catalogue', needs: [], figures: [] } as const;

/** The records of the catalogue, in the order of the menu. */
export const catalogue: readonly Noun[] = [
  {
    ...shared,
    name: 'universities',
    label: 'Universities',
    icon: <Building2 />,
    list: lazy(() => import('./universities/list.tsx')),
    one: lazy(() => import('./universities/page.tsx')),
  },
  {
    ...shared,
    name: 'courses',
    label: 'Courses',
    icon: <BookOpen />,
    list: lazy(() => import('./courses/list.tsx')),
    one: lazy(() => import('./courses/page.tsx')),
  },
  {
    ...shared,
    name: 'scholarships',
    label: 'Scholarships',
    icon: <GraduationCap />,
    list: lazy(() => import('./scholarships/list.tsx')),
    one: lazy(() => import('./scholarships/page.tsx')),
  },
  {
    ...shared,
    name: 'countries',
    label: 'Countries',
    icon: <Flag />,
    list: lazy(() => import('./countries/list.tsx')),
    one: lazy(() => import('./countries/page.tsx')),
  },
  {
    ...shared,
    name: 'cities',
    label: 'Cities',
    icon: <MapPin />,
    list: lazy(() => import('./cities/list.tsx')),
    one: lazy(() => import('./cities/page.tsx')),
  },
  {
    ...shared,
    name: 'campuses',
    label: 'Campuses',
    icon: <School />,
    list: lazy(() => import('./campuses/list.tsx')),
    one: lazy(() => import('./campuses/page.tsx')),
  },
  {
    ...shared,
    name: 'levels',
    label: 'Levels',
    icon: <Layers />,
    list: lazy(() => import('./levels/list.tsx')),
    one: lazy(() => import('./levels/page.tsx')),
  },
  {
    ...shared,
    name: 'fields',
    label: 'Fields of study',
    icon: <Shapes />,
    list: lazy(() => import('./fields/list.tsx')),
    one: lazy(() => import('./fields/page.tsx')),
  },
];
