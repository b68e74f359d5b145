import { csvCell } from '../csv.ts';

interface TemplateColumn {
  name: string;
  required: boolean;
  meaning: string;
  examples: readonly [string, string, string];
}

/**
 * The template for universities and courses of any country. A test compares it with the table in docs/importing.md.
 */
export const TEMPLATE_COLUMNS: readonly TemplateColumn[] = [
  {
    name: 'university_key',
    required: true,
    meaning: 'A code of the university that never changes; its name may',
    examples: ['UK-001', 'UK-001', 'CA-001'],
  },
  {
    name: 'university_name',
    required: true,
    meaning: 'Its name',
    examples: ['Example University of Leeds', 'Example University of Leeds', 'Exemple Collège de Montréal'],
  },
  {
    name: 'country',
    required: true,
    meaning: 'ISO code of two letters, or the English name',
    examples: ['GB', 'GB', 'Canada'],
  },
  {
    name: 'city',
    required: false,
    meaning: 'City of the university',
    examples: ['Leeds', 'Leeds', 'Montréal'],
  },
  { name: 'state', required: false, meaning: 'State, province or region', examples: ['', '', 'QC'] },
  {
    name: 'website',
    required: false,
    meaning: 'Web address',
    examples: ['www.example.org', 'www.example.org', 'https://example.com/en'],
  },
  {
    name: 'course_key',
    required: false,
    meaning: 'A code of the course, unique at its university; blank: the row only describes the university',
    examples: ['BSC-CS', 'MSC-DS', 'DEC-42'],
  },
  {
    name: 'course_name',
    required: false,
    meaning: 'Its name (needed with a course_key)',
    examples: ['BSc (Hons) Computer Science', 'MSc Data Science', 'Diploma of Hotel Management'],
  },
  {
    name: 'level',
    required: false,
    meaning: 'Qualification level, one that the catalogue has (needed with a course_key)',
    examples: ['Bachelor Honours Degree', 'Masters Degree (Coursework)', 'Diploma'],
  },
  {
    name: 'field',
    required: false,
    meaning: 'Program of interest, one that the catalogue has',
    examples: ['Information Technology', 'Information Technology', 'Food, Hospitality and Personal Services'],
  },
  {
    name: 'field_detail',
    required: false,
    meaning: 'Narrower subjects; searched, not shown as a filter',
    examples: ['Software Engineering', 'Statistics, Machine Learning', 'Hotel Management'],
  },
  {
    name: 'course_type',
    required: false,
    meaning: 'For example Vocational',
    examples: ['', '', 'Vocational'],
  },
  {
    name: 'duration',
    required: false,
    meaning: 'A number and weeks, months or years',
    examples: ['3 years', '12 months', '78 weeks'],
  },
  {
    name: 'annual_fees',
    required: false,
    meaning: 'Tuition of one year',
    examples: ['24500', '27,250.50', ''],
  },
  {
    name: 'total_fees',
    required: false,
    meaning: 'Cost of the whole course',
    examples: ['73500', '', '31000'],
  },
  {
    name: 'currency',
    required: false,
    meaning: 'ISO code of three letters (needed with a fee)',
    examples: ['GBP', 'GBP', 'CAD'],
  },
  {
    name: 'intakes',
    required: false,
    meaning: 'Year and month, with or without a deadline; several with ;',
    examples: ['2027-09 deadline 2027-06-30; 2028-01', '2027-09', '2027-08 deadline 2027-05-15'],
  },
  {
    name: 'accreditations',
    required: false,
    meaning: 'Who accredits the course; several with ;',
    examples: ['BCS, The Chartered Institute for IT', '', ''],
  },
  {
    name: 'university_english',
    required: false,
    meaning:
      'English scores the university asks for: test, overall, smallest band if any; several tests with ;',
    examples: ['ielts 6.5 6.0; pte 58', 'ielts 6.5 6.0; pte 58', ''],
  },
  {
    name: 'course_english',
    required: false,
    meaning: 'The same for this course alone; they replace all those of the university',
    examples: ['', 'ielts 7.0 6.5', ''],
  },
  {
    name: 'campuses',
    required: false,
    meaning: 'Where it is taught: a name, or name @ city, state; several with ;',
    examples: ['City Campus @ Leeds; North Campus @ York', 'City Campus @ Leeds', 'Plateau @ Montréal, QC'],
  },
];

export const REQUIRED_COLUMNS = TEMPLATE_COLUMNS.filter(({ required }) => required).map(({ name }) => name);
/** Without these columns the file does not follow the template. */
export const EXPECTED_COLUMNS = [...REQUIRED_COLUMNS, 'course_key', 'course_name', 'level'];

/** What `npm run import -- csv --template` prints. */
export function templateExample(): string {
  const lines = [TEMPLATE_COLUMNS.map(({ name }) => name)];
  for (const index of [0, 1, 2] as const)
    lines.push(TEMPLATE_COLUMNS.map(({ examples }) => csvCell(examples[index])));
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
