import type { Kysely } from 'kysely';
import type { ChoiceRecordKind, Choices } from '../../contract/catalogue/choices.ts';
import type {
  CampusRow,
  CatalogueKind,
  CatalogueQuery,
  CityRow,
  CountryRow,
  CourseRow,
  FieldRow,
  LevelRow,
  ScholarshipRow,
  UniversityRow,
} from '../../contract/catalogue/lists.ts';
import type { Origin, SourcedKind, Sources } from '../../contract/catalogue/origin.ts';
import type { Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { followUp } from '../search/commands.ts';
import { listChoices } from './data.choices.ts';
import { readOriginOf } from './data.origin.ts';
import { readSources } from './data.sources.ts';
import { cityList, countryList, fieldList, levelList } from './lists/choices.ts';
import { campusList } from './lists/campuses.ts';
import { courseList } from './lists/courses.ts';
import { readList, type StaffList } from './lists/list.ts';
import { scholarshipList } from './lists/scholarships.ts';
import { universityList } from './lists/universities.ts';

/** The row of each list. */
export interface CatalogueRows {
  university: UniversityRow;
  course: CourseRow;
  scholarship: ScholarshipRow;
  country: CountryRow;
  city: CityRow;
  campus: CampusRow;
  level: LevelRow;
  field: FieldRow;
}

export const STAFF_LISTS: { readonly [Kind in CatalogueKind]: StaffList<CatalogueRows[Kind]> } = {
  university: universityList,
  course: courseList,
  scholarship: scholarshipList,
  country: countryList,
  city: cityList,
  campus: campusList,
  level: levelList,
  field: fieldList,
};

/** The catalogue as staff work on it: docs/catalogue.md. */
export interface StaffCatalogue {
  /** A page of a list. @returns invalid (a filter value that cannot be), invalid_page */
  list<Kind extends CatalogueKind>(
    kind: Kind,
    query: CatalogueQuery & PageQuery,
  ): Promise<Result<Page<CatalogueRows[Kind]>>>;
  /** Records that forms refer to. @returns invalid */
  choices(kind: ChoiceRecordKind, asked: Parameters<typeof listChoices>[2]): Promise<Result<Choices>>;
  /** Where the records of a kind come from. */
  sources(kind: SourcedKind): Promise<Sources>;
  /** @returns not_found */
  origin(kind: CatalogueKind, object: string): Promise<Result<Origin>>;
  /** The work of FOLLOW_UP_JOB: what saves have left to do in the search. */
  followUp(): Promise<void>;
}

export function createStaffCatalogue({ db, clock }: { db: Kysely<Database>; clock: Clock }): StaffCatalogue {
  return {
    list: (kind, query) => readList(db, STAFF_LISTS[kind] as StaffList<never>, query, clock.now()),
    choices: (kind, asked) => listChoices(db, kind, asked),
    sources: (kind) => readSources(db, kind),
    followUp: () => followUp(db),
    origin: (kind, object) => db.transaction().execute((trx) => readOriginOf(trx, kind, object, clock.now())),
  };
}
