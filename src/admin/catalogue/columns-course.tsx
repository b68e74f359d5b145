import { intakeName } from '../../contract/intakes.ts';
import type { CourseRow } from '../../contract/catalogue/lists.ts';
import { shortDate } from '../../contract/dates.ts';
import { STATUS_WORDS } from '../../contract/edits/statuses.ts';
import { Status } from '../parts/status.tsx';
import type { GridColumn } from './grid/grid-column.ts';
import { dayOf, numberText } from './cell-words.ts';
import { originText } from './source-words.ts';

export const COURSE_COLUMNS: readonly GridColumn<CourseRow>[] = [
  {
    name: 'course_name',
    label: 'Course',
    text: ({ course_name }) => course_name,
    edit: { field: 'course_name', value: ({ course_name }) => course_name, input: 'text', empty: 'refused' },
  },
  { name: 'university', label: 'University', text: ({ university }) => university.name },
  { name: 'level', label: 'Level', text: ({ level }) => level.name },
  { name: 'field', label: 'Field', text: ({ field }) => field?.name ?? '' },
  {
    name: 'annual_fees',
    label: 'Fee a year',
    isNumber: true,
    text: ({ annual_fees }) => numberText(annual_fees),
    edit: { field: 'annual_fees', value: ({ annual_fees }) => annual_fees, input: 'number', empty: 'null' },
  },
  {
    name: 'total_fees',
    label: 'Whole fee',
    isNumber: true,
    text: ({ total_fees }) => numberText(total_fees),
    edit: { field: 'total_fees', value: ({ total_fees }) => total_fees, input: 'number', empty: 'null' },
  },
  {
    name: 'currency',
    label: 'Currency',
    text: ({ currency }) => currency ?? '',
    edit: { field: 'currency', value: ({ currency }) => currency, input: 'text', empty: 'null' },
  },
  {
    name: 'duration_weeks',
    label: 'Weeks',
    isNumber: true,
    text: ({ duration_weeks }) => numberText(duration_weeks),
    edit: {
      field: 'duration_weeks',
      value: ({ duration_weeks }) => duration_weeks,
      input: 'whole number',
      empty: 'null',
    },
  },
  {
    name: 'next_intake',
    label: 'Next intake',
    text: ({ next_intake }) => intakeName(next_intake) ?? '',
  },
  { name: 'deadline', label: 'Apply until', text: ({ deadline }) => (deadline ? shortDate(deadline) : '') },
  {
    name: 'status',
    label: 'Status',
    text: ({ status }) => STATUS_WORDS[status],
    cell: ({ status }) => <Status status={status} />,
  },
  { name: 'country', label: 'Country', text: ({ country }) => country.name, hidden: true },
  {
    name: 'course_type',
    label: 'Type',
    hidden: true,
    text: ({ course_type }) => course_type ?? '',
    edit: { field: 'course_type', value: ({ course_type }) => course_type, input: 'text', empty: 'null' },
  },
  {
    name: 'source',
    label: 'Source',
    text: originText,
    hidden: true,
  },
  { name: 'updated_at', label: 'Changed', text: ({ updated_at }) => dayOf(updated_at), hidden: true },
];
