import type { TestCell, TestSheets } from './workbook.ts';

/**
 * Builds small registers in the format of the official workbook, with default values for columns that a test does not
 * set.
 */

const INSTITUTION = [
  'CRICOS Provider Code', 'Trading Name', 'Institution Name', 'Institution Type', 'Institution Capacity', 'Website',
  'Postal Address Line 1', 'Postal Address City', 'Postal Address State', 'Postal Address Postcode',
]; // oxfmt-ignore
const COURSE = [
  'CRICOS Provider Code', 'Institution Name', 'CRICOS Course Code', 'Course Name', 'VET National Code',
  'Dual Qualification', 'Field of Education 1 Broad Field', 'Field of Education 1 Narrow Field',
  'Field of Education 1 Detailed Field', 'Field of Education 2 Broad Field', 'Course Level', 'Duration (Weeks)',
  'Tuition Fee', 'Non Tuition Fee', 'Estimated Total Course Cost', 'Expired',
]; // oxfmt-ignore
const LOCATION = [
  'CRICOS Provider Code', 'Institution Name', 'Location Name', 'Location Type', 'Address Line 1', 'City', 'State', 'Postcode',
]; // oxfmt-ignore
const COURSE_LOCATION = [
  'CRICOS Provider Code', 'Institution Name', 'CRICOS Course Code', 'Location Name', 'Location City', 'Location State',
]; // oxfmt-ignore

export type Cells = Record<string, TestCell>;

export interface TestRegister {
  institutions: Cells[];
  courses: Cells[];
  locations: Cells[];
  courseLocations: Cells[];
}

export const institution = (code: string, cells: Cells = {}): Cells => ({
  'CRICOS Provider Code': code, 'Institution Name': `Institute ${code}`, Website: 'http://www.example.edu.au',
  'Institution Capacity': 100, 'Postal Address City': 'MELBOURNE', 'Postal Address State': 'VIC', ...cells,
}); // oxfmt-ignore

export const course = (code: string, provider: string, cells: Cells = {}): Cells => ({
  'CRICOS Provider Code': provider, 'CRICOS Course Code': code, 'Course Name': `Course ${code}`,
  'Field of Education 1 Broad Field': '08 - Management and Commerce',
  'Field of Education 1 Narrow Field': '0803 - Business and Management',
  'Field of Education 1 Detailed Field': '080399 - Business and Management, n.e.c.',
  'Course Level': 'Bachelor Degree', 'Duration (Weeks)': 104, 'Tuition Fee': 40000, 'Non Tuition Fee': 1000,
  'Estimated Total Course Cost': 41000, Expired: 'No', ...cells,
}); // oxfmt-ignore

export const location = (provider: string, name: string, cells: Cells = {}): Cells => ({
  'CRICOS Provider Code': provider, 'Location Name': name, City: 'Melbourne', State: 'VIC', Postcode: '3000', ...cells,
}); // oxfmt-ignore

export const courseLocation = (provider: string, code: string, name: string): Cells => ({
  'CRICOS Provider Code': provider, 'CRICOS Course Code': code, 'Location Name': name,
}); // oxfmt-ignore

const sheet = (columns: readonly string[], rows: readonly Cells[]): TestCell[][] => [
  ['Commonwealth Register of Institutions and Courses for Overseas Students'],
  ['Report generated 04/10/2022'],
  [...columns],
  ...rows.map((cells) => columns.map((column) => cells[column] ?? '')),
  [],
];

export const registerSheets = (register: TestRegister): TestSheets => ({
  'Purpose Statement': [['About CRICOS']],
  Institutions: sheet(INSTITUTION, register.institutions),
  Courses: sheet(COURSE, register.courses),
  Locations: sheet(LOCATION, register.locations),
  'Course Locations': sheet(COURSE_LOCATION, register.courseLocations),
});

const quote = (cell: TestCell): string =>
  /[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

/** The courses of a register in the format of the CSV edition, which has no title rows. */
export const coursesCsv = (rows: readonly Cells[]): string =>
  [COURSE, ...rows.map((cells) => COURSE.map((column) => cells[column] ?? ''))]
    .map((cells) => cells.map(quote).join(','))
    .join('\r\n') + '\r\n';
