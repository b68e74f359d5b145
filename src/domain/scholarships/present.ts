import type { Scholarship } from '../../contract/scholarships.ts';

export interface ScholarshipRow {
  id: number;
  scholarship_name: string;
  requirements: string | null;
  sample: boolean;
  university_id: number;
  university_name: string;
  country_id: number;
}

export function presentScholarship(
  row: ScholarshipRow,
  details: Scholarship['details'],
  courseCount: number,
): Scholarship {
  return {
    id: row.id,
    scholarship_name: row.scholarship_name,
    details,
    requirements: row.requirements,
    university: { id: row.university_id, university_name: row.university_name, country: row.country_id },
    course_count: courseCount,
    sample: row.sample,
  };
}
