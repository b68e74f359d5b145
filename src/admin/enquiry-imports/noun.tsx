import FileUp from 'lucide-react/icons/file-up';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const enquiryImports: Noun = {
  name: 'enquiry-imports',
  label: 'Enquiries from spreadsheets',
  group: 'Students',
  offMenu: true,
  icon: <FileUp />,
  right: 'enquiries',
  list: lazy(() => import('./import-list.tsx')),
  one: lazy(() => import('./import-page.tsx')),
  needs: [],
  figures: [],
};
