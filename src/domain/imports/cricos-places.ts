import { cityName } from './city-name.ts';
import { parseWebsite } from './clean.ts';
import type { CampusRecord, CityRef, UniversityRecord } from './records.ts';
import type { Report } from './report.ts';
import type { Row } from './table.ts';

/** Register codes are text; those of providers have five digits and a letter. */
const PROVIDER_CODE = /^\d{5}[A-Z]$/;
const COURSE_CODE = /^(?:\d{6}[A-Z]|\d{7})$/;
export const COUNTRY = 'AU';

/** The code in a row, or undefined after refusing the row. */
export function codeIn(row: Row, heading: string, report: Report): string | undefined {
  const code = row.get(heading).toUpperCase();
  const shape = heading.includes('Course') ? COURSE_CODE : PROVIDER_CODE;
  if (shape.test(code)) return code;
  const reason =
    code === ''
      ? 'the code is missing'
      : 'this is not a CRICOS code; if a leading 0 is missing or an E became a power of ten, a spreadsheet program changed it: ' +
        'import the file as it was downloaded';
  report.refuse(row.at, row.column(heading), code, reason);
  return undefined;
}

function city(row: Row, heading: string, state: string, report: Report): CityRef | null {
  const text = row.get(heading);
  const name = cityName(text);
  if (name !== null) return { name, state: row.get(state).toUpperCase() };
  report.note(row.at, row.column(heading), text, 'not the name of a city; left empty');
  return null;
}

/** A provider as a record. Students know it by its trading name. */
export function toUniversity(row: Row, report: Report): UniversityRecord | undefined {
  const key = codeIn(row, 'CRICOS Provider Code', report);
  if (key === undefined) return undefined;
  const name = row.get('Trading Name') || row.get('Institution Name');
  if (name === '') {
    report.refuse(row.at, row.column('Institution Name'), '', 'the name is missing', {
      kind: 'university',
      key,
    });
    return undefined;
  }
  const web = parseWebsite(row.get('Website'));
  if (!web.usable) {
    report.note(row.at, row.column('Website'), row.get('Website'), 'not a web address; left empty');
  }
  return {
    key,
    at: row.at,
    country: COUNTRY,
    university_name: name,
    city: city(row, 'Postal Address City', 'Postal Address State', report),
    website: web.website,
    email: web.email,
    status: 'published',
  };
}

export function toCampus(row: Row, report: Report): CampusRecord | undefined {
  const universityKey = codeIn(row, 'CRICOS Provider Code', report);
  if (universityKey === undefined) return undefined;
  const name = row.get('Location Name');
  if (name === '') {
    report.refuse(row.at, row.column('Location Name'), '', 'the name of the location is missing');
    return undefined;
  }
  const lines = [1, 2, 3, 4].map((line) => row.get(`Address Line ${line}`));
  const address = [...lines, row.get('Postcode')].filter((line) => line !== '').join(', ');
  return { universityKey, at: row.at, name, city: city(row, 'City', 'State', report), address };
}
