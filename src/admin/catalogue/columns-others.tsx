import type {
  CampusRow,
  CityRow,
  CountryRow,
  FieldRow,
  LevelRow,
  ScholarshipRow,
} from '../../contract/catalogue/lists.ts';
import { STATUS_WORDS } from '../../contract/edits/statuses.ts';
import { Status } from '../parts/status.tsx';
import type { GridColumn, GridRow } from './grid/grid-column.ts';
import { dayOf, numberText } from './cell-words.ts';

const status: GridColumn<GridRow & { status: ScholarshipRow['status'] }> = {
  name: 'status',
  label: 'Status',
  text: (row) => STATUS_WORDS[row.status],
  cell: (row) => <Status status={row.status} />,
};
const position: GridColumn<GridRow & { position: number }> = {
  name: 'position',
  label: 'Place in lists',
  isNumber: true,
  text: (row) => String(row.position),
  edit: { field: 'position', value: (row) => row.position, input: 'whole number', empty: 'refused' },
};

export const SCHOLARSHIP_COLUMNS: readonly GridColumn<ScholarshipRow>[] = [
  {
    name: 'scholarship_name',
    label: 'Scholarship',
    text: (row) => row.scholarship_name,
    edit: {
      field: 'scholarship_name',
      value: (row) => row.scholarship_name,
      input: 'text',
      empty: 'refused',
    },
  },
  { name: 'university', label: 'University', text: (row) => row.university.name },
  { name: 'country', label: 'Country', text: (row) => row.country.name },
  {
    name: 'courses',
    label: 'Courses',
    isNumber: true,
    text: (row) => (row.covers_all ? `all (${numberText(row.courses)})` : numberText(row.courses)),
  },
  status,
  { name: 'updated_at', label: 'Changed', text: (row) => dayOf(row.updated_at), hidden: true },
];

export const COUNTRY_COLUMNS: readonly GridColumn<CountryRow>[] = [
  {
    name: 'country_name',
    label: 'Country',
    text: (row) => row.country_name,
    edit: { field: 'country_name', value: (row) => row.country_name, input: 'text', empty: 'refused' },
  },
  { name: 'iso2', label: 'Code', text: (row) => row.iso2 },
  { name: 'currency', label: 'Currency', text: (row) => row.currency },
  position,
  {
    name: 'universities',
    label: 'Universities',
    isNumber: true,
    text: (row) => numberText(row.universities),
  },
  { name: 'cities', label: 'Cities', isNumber: true, text: (row) => numberText(row.cities) },
  status,
];

export const CITY_COLUMNS: readonly GridColumn<CityRow>[] = [
  {
    name: 'city_name',
    label: 'City',
    text: (row) => row.city_name,
    edit: { field: 'city_name', value: (row) => row.city_name, input: 'text', empty: 'refused' },
  },
  { name: 'state', label: 'State', text: (row) => row.state },
  { name: 'country', label: 'Country', text: (row) => row.country.name },
  {
    name: 'universities',
    label: 'Universities',
    isNumber: true,
    text: (row) => numberText(row.universities),
  },
  { name: 'campuses', label: 'Campuses', isNumber: true, text: (row) => numberText(row.campuses) },
  status,
];

export const CAMPUS_COLUMNS: readonly GridColumn<CampusRow>[] = [
  {
    name: 'campus_location',
    label: 'Campus',
    text: (row) => row.campus_location,
    edit: { field: 'campus_location', value: (row) => row.campus_location, input: 'text', empty: 'refused' },
  },
  { name: 'university', label: 'University', text: (row) => row.university.name },
  { name: 'city', label: 'City', text: (row) => row.city?.name ?? '' },
  { name: 'country', label: 'Country', text: (row) => row.country.name, hidden: true },
  { name: 'courses', label: 'Courses', isNumber: true, text: (row) => numberText(row.courses) },
  status,
];

export const LEVEL_COLUMNS: readonly GridColumn<LevelRow>[] = [
  {
    name: 'interest_name',
    label: 'Level',
    text: (row) => row.interest_name,
    edit: { field: 'interest_name', value: (row) => row.interest_name, input: 'text', empty: 'refused' },
  },
  position,
  { name: 'courses', label: 'Courses', isNumber: true, text: (row) => numberText(row.courses) },
  status,
];

export const FIELD_COLUMNS: readonly GridColumn<FieldRow>[] = [
  {
    name: 'specialization_name',
    label: 'Field of study',
    text: (row) => row.specialization_name,
    edit: {
      field: 'specialization_name',
      value: (row) => row.specialization_name,
      input: 'text',
      empty: 'refused',
    },
  },
  { name: 'courses', label: 'Courses', isNumber: true, text: (row) => numberText(row.courses) },
  status,
];
