import type { Scholarship } from '../../contract/scholarships.ts';

export interface ScholarshipRow {
  id: number;
  scholarship_name: string;
  requirements: string | null;
  sample: boolean;
  university_id: number;
  university_name: string;
  country_id: number;
  details: Scholarship['details'];
  course_count: number;
}

export function presentScholarship(row: ScholarshipRow): Scholarship {
  return {
    id: row.id,
    scholarship_name: row.scholarship_name,
    details: row.details,
    requirements: row.requirements,
    university: { id: row.university_id, university_name: row.university_name, country: row.country_id },
    course_count: row.course_count,
    sample: row.sample,
  };
}
