import { fold } from '../search/terms.ts';
import { COUNTRY, codeIn, toCampus, toUniversity } from './cricos-places.ts';
import { toCourse } from './cricos-courses.ts';
import { REQUIRED, type CricosTable, type CricosTables } from './cricos-tables.ts';
import type { CatalogueSource, CourseRecord, Kind, Place, UniversityRecord } from './records.ts';
import type { Report } from './report.ts';
import { readTable, type Row } from './table.ts';

/** Called with progress: which table, how many rows, and the fraction read. */
export type OnTable = (table: string, rows: number, fraction: number) => void;

interface Pair {
  name: string;
  at: Place;
}

/** Australia's register as a source of the catalogue. */
export function cricosSource(
  { tables }: CricosTables,
  report: Report,
  onTable: OnTable = () => {},
): CatalogueSource {
  const covers = new Set<Kind>();
  if (tables.Institutions) covers.add('university');
  if (tables.Locations) covers.add('campus');
  if (tables.Courses) covers.add('course');
  const locationsOf = new Map<string, Pair[]>();

  function read(table: CricosTable, again = false): AsyncIterable<Row[]> {
    const file = tables[table];
    if (!file) return nothing();
    const onRows = (rows: number, fraction: number) => onTable(table, rows, fraction);
    return readTable(file, { required: REQUIRED[table], report, onRows, again });
  }

  async function readCourseLocations(): Promise<void> {
    for await (const rows of read('Course Locations')) {
      for (const row of rows) {
        const key = codeIn(row, 'CRICOS Course Code', report);
        if (key === undefined) continue;
        const pairs = locationsOf.get(key);
        const pair = { name: row.get('Location Name'), at: row.at };
        if (pairs) pairs.push(pair);
        else locationsOf.set(key, [pair]);
      }
    }
  }

  function withLocations(course: CourseRecord): CourseRecord {
    if (!tables['Course Locations']) return course;
    const campuses = locationsOf.get(course.key) ?? [];
    locationsOf.delete(course.key);
    return { ...course, campuses };
  }

  return {
    source: 'cricos',
    covers,
    createsChoices: true,
    async universities() {
      const found: UniversityRecord[] = [];
      for await (const rows of read('Institutions')) {
        for (const row of rows) found.push(...present(toUniversity(row, report)));
      }
      return tables.Institutions ? found : providersOfCourses(read('Courses', true));
    },
    async campuses() {
      const found = [];
      for await (const rows of read('Locations')) {
        for (const row of rows) found.push(...present(toCampus(row, report)));
      }
      return found;
    },
    async *courses() {
      await readCourseLocations();
      for await (const rows of read('Courses')) {
        yield rows.flatMap((row) => present(toCourse(row, report))).map(withLocations);
      }
    },
    finish() {
      for (const [key, pairs] of locationsOf) {
        for (const { at } of pairs) {
          report.refuse(
            at,
            'CRICOS Course Code',
            key,
            "there is no such course in 'Courses', or its row was refused",
          );
        }
      }
    },
  };
}

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

// eslint-disable-next-line require-yield
async function* nothing(): AsyncGenerator<Row[]> {}

/** Without the institutions file, their codes and registered names are taken from the courses. */
async function providersOfCourses(courses: AsyncIterable<Row[]>): Promise<UniversityRecord[]> {
  const found = new Map<string, UniversityRecord>();
  for await (const rows of courses) {
    for (const row of rows) {
      const key = row.get('CRICOS Provider Code').toUpperCase();
      const name = row.get('Institution Name');
      // A code of the wrong shape is refused together with its course.
      if (found.has(key) || fold(name) === '' || !/^\d{5}[A-Z]$/.test(key)) continue;
      const nothingKnown = { city: null, website: null, email: null, status: 'published' as const };
      const record = {
        key,
        at: row.at,
        country: COUNTRY,
        university_name: name,
        onlyIfMissing: true as const,
      };
      found.set(key, { ...record, ...nothingKnown });
    }
  }
  return [...found.values()];
}
