import { COURSE_GAPS, FIELDS, LEVELS, SUBJECTS } from '../../../db/demo/index.ts';
import type { CourseGap, DemoCountry, DemoSubject, DemoUniversity, Level } from '../../../db/demo/types.ts';
import { annualFee } from './fees.ts';

/** A course of the demo catalogue, with names instead of ids. */
export interface DemoCourse {
  /** university / subject / level: its key in the source 'demo'. */
  key: string;
  level: Level;
  name: string;
  interest: string;
  specialization: string | null;
  subject: DemoSubject;
  fieldDetail: string;
  courseType: string | null;
  weeks: number | null;
  annual: number | null;
  total: number | null;
  /** Names of its university's campuses where it is taught. */
  campuses: string[];
  accreditations: string[];
  hasIntakes: boolean;
  hasDeadlines: boolean;
}

const WEEKS_A_YEAR = 52;
const DEGREE_LEVELS: ReadonlySet<Level> = new Set<Level>(['BAC', 'HON', 'MAS', 'EXT']);
const TAUGHT_AT_WORK: ReadonlySet<Level> = new Set<Level>([
  'CRT',
  'CT3',
  'CT4',
  'DIP',
  'ADV',
  'BAC',
  'HON',
  'EXT',
]);

const gaps = new Map(COURSE_GAPS.map(({ course, without }) => [course, new Set<string>(without)]));

/** Every course that a demo university teaches. */
export function coursesOf(country: DemoCountry, university: DemoUniversity): DemoCourse[] {
  const listed = Object.entries(university.teaches).flatMap(([subject, levels]) =>
    levels.split(' ').map((level) => makeCourse(country, university, subject, level as Level)),
  );
  const others = (university.also ?? []).map(({ name, subject, level }, at) => ({
    ...makeCourse(country, university, subject, level),
    key: `${university.key}/${subject}/${level}/${at + 1}`,
    name,
  }));
  return [...listed, ...others];
}

function makeCourse(
  country: DemoCountry,
  university: DemoUniversity,
  subjectKey: string,
  level: Level,
): DemoCourse {
  const key = `${university.key}/${subjectKey}/${level}`;
  const subject = SUBJECTS[subjectKey];
  const years = university.years?.[level] ?? country.years[level];
  const pattern = country.names[level];
  if (!subject || years === undefined || pattern === undefined)
    throw new Error(`The demo cannot teach ${key}`);
  const annual = annualFee(country, university, subject, LEVELS[level].fees, key);
  const lacks = (what: CourseGap['without'][number]) => gaps.get(key)?.has(what) ?? false;
  return {
    key,
    level,
    name: courseName(country, subject, pattern),
    interest: LEVELS[level].name,
    specialization: lacks('specialization') ? null : FIELDS[subject.field],
    subject,
    fieldDetail: lacks('field detail') ? '' : subject.detail,
    courseType: lacks('course type') ? null : courseType(subject, level),
    weeks: lacks('duration') ? null : Math.round(years * WEEKS_A_YEAR),
    annual: lacks('fees') || lacks('annual fees') ? null : annual,
    total: lacks('fees') || lacks('total fees') ? null : Math.round(annual * years * 100) / 100,
    campuses: lacks('campuses') ? [] : campusesFor(university, subject),
    accreditations: accreditationsOf(country, subject, level),
    hasIntakes: !lacks('intakes'),
    hasDeadlines: university.deadline !== null && !lacks('deadline'),
  };
}

/** 'BSc (Hons) Computer Science' in the UK, 'Bachelor of Engineering (Honours) (Civil)' in Australia. */
function courseName(country: DemoCountry, subject: DemoSubject, pattern: string): string {
  const [bachelor, master] = country.degrees[subject.award];
  const of = subject.of ?? subject.name;
  const major = / \(.*\)$/.exec(of)?.[0] ?? '';
  // A degree named after its subject: 'Bachelor of Social Work', not 'Bachelor of … in Social Work'.
  const named = bachelor === '' ? pattern.replace(/\{(?:bachelor|master)\} (?:.*)?in /, '') : pattern;
  return fillIn(named, {
    name: subject.name,
    of,
    family: of.slice(0, of.length - major.length),
    major,
    bachelor,
    master,
  });
}

/** Replaces `{name}` in a text by its value; an unknown name is an internal error. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The demo texts know no {${name}}`);
    return value;
  });
}

function courseType(subject: DemoSubject, level: Level): string {
  if (level === 'MRE' || level === 'PHD') return 'Full time, by research';
  if (level === 'GCT' || level === 'GDP') return 'Full time or part time';
  return subject.placement && TAUGHT_AT_WORK.has(level) ? 'Full time with placement' : 'Full time';
}

/** Campuses that list the field teach it. A field that no campus lists is taught at the campuses that list none. */
function campusesFor(university: DemoUniversity, subject: DemoSubject): string[] {
  const named = university.campuses.filter(({ fields }) => fields?.includes(subject.field));
  const chosen = named.length > 0 ? named : university.campuses.filter(({ fields }) => !fields);
  return chosen.map(({ name }) => name);
}

function accreditationsOf(country: DemoCountry, subject: DemoSubject, level: Level): string[] {
  if (!subject.profession || !DEGREE_LEVELS.has(level)) return [];
  const profession = subject.profession[0]!.toUpperCase() + subject.profession.slice(1);
  const body = `Sample professional body: ${profession} (${country.country_name})`;
  return level === 'HON' && subject.profession === 'engineering'
    ? [body, 'Sample international accord: Engineering degrees']
    : [body];
}
