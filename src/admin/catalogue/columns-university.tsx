import type { UniversityRow } from '../../contract/catalogue/lists.ts';
import { STATUS_WORDS } from '../../contract/edits/statuses.ts';
import { Status } from '../parts/status.tsx';
import type { GridColumn } from './grid/grid-column.ts';
import { dayOf, numberText } from './cell-words.ts';
import { originText } from './source-words.ts';

export const UNIVERSITY_COLUMNS: readonly GridColumn<UniversityRow>[] = [
  {
    name: 'university_name',
    label: 'University',
    text: ({ university_name }) => university_name,
    edit: {
      field: 'university_name',
      value: ({ university_name }) => university_name,
      input: 'text',
      empty: 'refused',
    },
  },
  { name: 'country', label: 'Country', text: ({ country }) => country.name },
  { name: 'city', label: 'City', text: ({ city }) => city?.name ?? '' },
  { name: 'courses', label: 'Courses', isNumber: true, text: ({ courses }) => numberText(courses) },
  {
    name: 'scholarships',
    label: 'Scholarships',
    isNumber: true,
    text: ({ scholarships }) => numberText(scholarships),
  },
  { name: 'campuses', label: 'Campuses', isNumber: true, text: ({ campuses }) => numberText(campuses) },
  {
    name: 'website',
    label: 'Website',
    text: ({ website }) => website ?? '',
    edit: { field: 'website', value: ({ website }) => website, input: 'text', empty: 'null' },
  },
  {
    name: 'email',
    label: 'E-mail address',
    hidden: true,
    text: ({ email }) => email ?? '',
    edit: { field: 'email', value: ({ email }) => email, input: 'text', empty: 'null' },
  },
  {
    name: 'status',
    label: 'Status',
    text: ({ status }) => STATUS_WORDS[status],
    cell: ({ status }) => <Status status={status} />,
  },
  {
    name: 'source',
    label: 'Source',
    text: originText,
    hidden: true,
  },
  { name: 'updated_at', label: 'Changed', text: ({ updated_at }) => dayOf(updated_at), hidden: true },
];
