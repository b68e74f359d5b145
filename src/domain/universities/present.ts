import type { City, Image } from '../../contract/countries.ts';
import type {
  Ranking,
  University,
  UniversityBrief,
  UniversityListItem,
} from '../../contract/universities.ts';
import { attributionOf } from '../attribution.ts';

export interface PlaceRow {
  city_name: string | null;
  state: string | null;
  country_id: number;
  country_name: string;
  iso2: string;
}

/** A university with the names of where it is. */
export interface UniversityRow extends PlaceRow {
  id: number;
  university_name: string;
  source: string;
  sample: boolean;
  logo_image_id: number | null;
}

/** Its own columns that only its page shows. */
export interface UniversityTexts {
  email: string | null;
  website: string | null;
  description: string | null;
  offer_letter_requirement: string | null;
  academic_requirement: string | null;
  english_language_requirement: string | null;
  turnaround_time: string | null;
  financial_requirements: string | null;
  specific_genuine_student_requirement: string | null;
}

/** What is read beside the row. */
export interface UniversityParts {
  logo: string | null;
  rankings: Ranking[];
  images: Image[];
  course_count: number;
  scholarship_count: number;
}

/** Where a university or a campus is; the country stands even where the source names no city. */
export function presentCity(row: PlaceRow): City {
  return {
    city_name: row.city_name,
    state: row.state || null,
    country: { id: row.country_id, country_name: row.country_name, iso2: row.iso2 },
  };
}

export function presentBrief(
  row: UniversityRow,
  { logo, rankings }: Pick<UniversityParts, 'logo' | 'rankings'>,
): UniversityBrief {
  return { id: row.id, university_name: row.university_name, logo, city: presentCity(row), rankings };
}

export function presentListItem(row: UniversityRow, parts: UniversityParts): UniversityListItem {
  return {
    ...presentBrief(row, parts),
    images: parts.images,
    course_count: parts.course_count,
    scholarship_count: parts.scholarship_count,
    sample: row.sample,
    attribution: attributionOf(row.source),
  };
}

export function presentUniversity(
  row: UniversityRow & UniversityTexts,
  parts: UniversityParts,
  locations: University['locations'],
): University {
  return {
    ...presentListItem(row, parts),
    email: row.email,
    website: row.website,
    description: row.description,
    locations,
    offer_letter_requirement: row.offer_letter_requirement,
    academic_requirement: row.academic_requirement,
    english_language_requirement: row.english_language_requirement,
    turnaround_time: row.turnaround_time,
    financial_requirements: row.financial_requirements,
    specific_genuine_student_requirement: row.specific_genuine_student_requirement,
  };
}
