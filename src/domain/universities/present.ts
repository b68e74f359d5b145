import type { University, UniversityListItem } from '../../contract/universities.ts';
import { attributionOf } from '../attribution.ts';
import { presentImage, presentLogo, type PictureUrl } from '../images/present.ts';
import type { UniversityDetailRow, UniversityRow } from './rows.ts';

/** The country is shown even if the source names no usable city. */
export function presentListItem(row: UniversityRow, pictureUrl: PictureUrl): UniversityListItem {
  return {
    id: row.id,
    university_name: row.university_name,
    logo: presentLogo(row.logo, pictureUrl),
    city: {
      city_name: row.city_name,
      state: row.state || null,
      country: { id: row.country_id, country_name: row.country_name, iso2: row.iso2 },
    },
    rankings: row.rankings,
    images: row.images.flatMap((image) => presentImage(image, pictureUrl)),
    course_count: row.course_count,
    scholarship_count: row.scholarship_count,
    sample: row.sample,
    attribution: attributionOf(row.source),
  };
}

export function presentUniversity(row: UniversityDetailRow, pictureUrl: PictureUrl): University {
  return {
    ...presentListItem(row, pictureUrl),
    email: row.email,
    website: row.website,
    description: row.description,
    locations: row.locations,
    offer_letter_requirement: row.offer_letter_requirement,
    academic_requirement: row.academic_requirement,
    english_language_requirement: row.english_language_requirement,
    turnaround_time: row.turnaround_time,
    financial_requirements: row.financial_requirements,
    specific_genuine_student_requirement: row.specific_genuine_student_requirement,
  };
}
