import { SCHOLARSHIP_KINDS } from '../../../db/demo/index.ts';
import type { DemoUniversity } from '../../../db/demo/types.ts';
import { fillIn, type DemoCourse } from './courses.ts';

interface DemoScholarshipRow {
  key: string;
  university: string;
  name: string;
  details: string[];
  requirements: string | null;
  /** Keys of the courses it covers. */
  courses: string[];
}

/** The scholarships of a university with the texts of their kind and the courses they cover. */
export function scholarshipsOf(
  university: DemoUniversity,
  courses: readonly DemoCourse[],
): DemoScholarshipRow[] {
  return university.scholarships.map((scholarship, at) => {
    const kind = SCHOLARSHIP_KINDS[scholarship.kind];
    const { levels, fields } = scholarship.covers ?? kind.covers;
    const covered = courses.filter(
      ({ level, subject }) => (levels?.includes(level) ?? true) && (fields?.includes(subject.field) ?? true),
    );
    const values = { value: scholarship.value, university: university.name };
    return {
      key: `${university.key}/${at + 1}`,
      university: university.key,
      name: scholarship.name,
      details: scholarship.without === 'details' ? [] : kind.details.map((detail) => fillIn(detail, values)),
      requirements: scholarship.without === 'requirements' ? null : kind.requirements,
      courses: covered.map(({ key }) => key),
    };
  });
}
