import path from 'node:path';
import { openCsv } from '../../platform/spreadsheet/csv-file.ts';
import { fold } from '../search/terms.ts';
import type { OnTable } from './cricos.ts';
import type { CampusRecord, CatalogueSource, UniversityRecord } from './records.ts';
import type { Report } from './report.ts';
import { readTable, type Row, type TableFile } from './table.ts';
import { EXPECTED_COLUMNS } from './template-columns.ts';
import { toCourse, toUniversity } from './template-rows.ts';
import { listOf, parseCampus } from './template-values.ts';

export async function openTemplate(file: string): Promise<TableFile> {
  const csv = await openCsv(file);
  return { name: path.basename(file), exactWidth: true, rows: (onBytes) => csv.rows(onBytes) };
}

interface TemplateOptions {
  /** Identifies the origin of the rows; a later import with the same name updates them. */
  name: string;
  createsChoices: boolean;
}

/**
 * A file in our template as a source of the catalogue. It is read twice: universities and campuses are spread over
 * its rows, and courses need them.
 */
export function templateSource(
  file: TableFile,
  { name, createsChoices }: TemplateOptions,
  report: Report,
  onTable: OnTable = () => {},
): CatalogueSource {
  const universities = new Map<string, UniversityRecord>();
  const campuses = new Map<string, CampusRecord>();
  const refusedRows = new Set<number>();

  const read = (step: string, again: boolean): AsyncIterable<Row[]> =>
    readTable(file, {
      required: EXPECTED_COLUMNS,
      report,
      again,
      onRows: (rows, fraction) => onTable(step, rows, fraction),
    });

  function addUniversity(row: Row): void {
    const key = row.get('university_key');
    const known = universities.get(key);
    if (!known) {
      const university = toUniversity(row, report);
      if (university) universities.set(key, university);
      else refusedRows.add(row.at.row);
    } else if (row.get('university_name') !== known.university_name) {
      const reason = `differs from row ${known.at.row}, which counts`;
      report.note(row.at, row.column('university_name'), row.get('university_name'), reason);
    }
  }

  function addCampuses(row: Row): void {
    const universityKey = row.get('university_key');
    for (const text of listOf(row.get('campuses'))) {
      const { name: campus, city } = parseCampus(text);
      const key = `${universityKey}\n${fold(campus)}`;
      const known = campuses.get(key);
      if (!known) campuses.set(key, { universityKey, at: row.at, name: campus, city, address: '' });
      else if (!known.city && city) campuses.set(key, { ...known, city });
    }
  }

  return {
    source: `csv:${name}`,
    covers: new Set(['university', 'campus', 'course']),
    createsChoices,
    async universities() {
      for await (const rows of read('Universities', false)) {
        for (const row of rows) {
          addUniversity(row);
          if (!refusedRows.has(row.at.row)) addCampuses(row);
        }
      }
      return [...universities.values()];
    },
    campuses: () => Promise.resolve([...campuses.values()]),
    async *courses() {
      for await (const rows of read('Courses', true)) {
        const usable = rows.filter((row) => row.get('course_key') !== '' && !refusedRows.has(row.at.row));
        yield usable.flatMap((row) => toCourse(row, report) ?? []);
      }
    },
    finish() {},
  };
}
