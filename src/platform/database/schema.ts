import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type {
  ApplicationDocumentsTable,
  ApplicationHistoryTable,
  ApplicationsTable,
  ApplicationTransitionsTable,
  EventRegistrationsTable,
  FileKeysTable,
  IdempotencyKeysTable,
  OfficeNoticesTable,
  StoredFilesTable,
} from './tables/applications.ts';
import type {
  AccountTokensTable,
  AuditEntriesTable,
  KnownDevicesTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts.ts';
import type {
  ArticleParagraphsTable,
  ArticlePointsTable,
  ArticleSectionsTable,
  ArticlesTable,
  EventParagraphsTable,
  EventsTable,
} from './tables/content.ts';
import type { MailsTable } from './tables/mails.ts';
import type { RecoveryCodesTable, SecondFactorsTable } from './tables/second-factors.ts';
import type { SecurityEventsTable } from './tables/security.ts';

/** The tables of db/migrations as Kysely sees them. Numeric columns arrive as numbers, dates as 'YYYY-MM-DD'. */

type PublicationStatus = 'draft' | 'published' | 'withdrawn';
type WithDefault<T> = ColumnType<T, T | undefined, T>;
/** jsonb: read as a value, written as its JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;

interface Sourced {
  source: string;
  source_key: string;
  source_values: Json<Record<string, unknown>>;
  staff_fields: WithDefault<string[]>;
  updated_at: WithDefault<Date>;
}

interface CountriesTable {
  id: Generated<number>;
  country_name: string;
  iso2: string;
  currency: string;
  position: WithDefault<number>;
}

interface CitiesTable {
  id: Generated<number>;
  country_id: number;
  city_name: string;
  state: WithDefault<string>;
  name_key: string;
}

interface InterestsTable {
  id: Generated<number>;
  interest_name: string;
  position: WithDefault<number>;
  hidden: WithDefault<boolean>;
}

interface SpecializationsTable {
  id: Generated<number>;
  specialization_name: string;
}

interface ImagesTable {
  id: Generated<number>;
  alt: string;
  width: number;
  height: number;
  blur: WithDefault<string>;
  created_at: WithDefault<Date>;
}

interface ImageFilesTable {
  id: Generated<number>;
  image_id: number;
  storage_key: string;
  media_type: string;
  width: number;
  height: number;
  bytes: number;
}

interface UniversitiesTable extends Sourced {
  id: Generated<number>;
  university_name: string;
  name_key: string;
  country_id: number;
  city_id: number | null;
  status: WithDefault<PublicationStatus>;
  email: string | null;
  website: string | null;
  description: string | null;
  logo_image_id: number | null;
  offer_letter_requirement: string | null;
  academic_requirement: string | null;
  english_language_requirement: string | null;
  turnaround_time: string | null;
  financial_requirements: string | null;
  specific_genuine_student_requirement: string | null;
  sample: WithDefault<boolean>;
}

interface UniversityImagesTable {
  university_id: number;
  image_id: number;
  position: WithDefault<number>;
}

interface RankingsTable {
  id: Generated<number>;
  university_id: number;
  rank_source: string;
  rank_value: string;
  rank_year: number | null;
}

interface CampusesTable {
  id: Generated<number>;
  university_id: number;
  campus_location: string;
  name_key: string;
  city_id: number | null;
  address: WithDefault<string>;
  withdrawn: WithDefault<boolean>;
}

interface CoursesTable extends Sourced {
  id: Generated<number>;
  university_id: number;
  interest_id: number;
  specialization_id: number | null;
  course_name: string;
  name_key: string;
  field_detail: WithDefault<string>;
  course_type: string | null;
  duration_weeks: number | null;
  annual_fees: number | null;
  total_fees: number | null;
  currency: string | null;
  status: WithDefault<PublicationStatus>;
  sample: WithDefault<boolean>;
}

interface CourseCampusesTable {
  course_id: number;
  campus_id: number;
}

interface CourseImagesTable {
  course_id: number;
  image_id: number;
  position: WithDefault<number>;
}

interface IntakesTable {
  id: Generated<number>;
  course_id: number;
  year: number;
  month: number;
  deadline: string | null;
}

interface AccreditationsTable {
  id: Generated<number>;
  course_id: number;
  accreditation: string;
}

interface ScholarshipsTable {
  id: Generated<number>;
  university_id: number;
  scholarship_name: string;
  name_key: string;
  requirements: string | null;
  status: WithDefault<PublicationStatus>;
  sample: WithDefault<boolean>;
  source: WithDefault<string>;
  source_key: string;
}

interface ScholarshipDetailsTable {
  id: Generated<number>;
  scholarship_id: number;
  detail: string;
  position: WithDefault<number>;
}

interface ScholarshipCoursesTable {
  scholarship_id: number;
  course_id: number;
}

interface ExchangeRatesTable {
  currency: string;
  npr: number;
  as_of: string;
  source: string;
}

interface CourseSearchTable {
  course_id: number;
  terms: string;
  name_key: string;
  country_id: number;
  interest_id: number;
  specialization_id: number | null;
  university_id: number;
  annual_sort: number | null;
  total_sort: number | null;
  duration_weeks: number | null;
}

interface CourseCountsTable {
  country_id: number;
  interest_id: number;
  /** 0 where the course has no specialization. */
  specialization_id: number;
  courses: number;
}

interface SearchWordsTable {
  word: string;
  courses: number;
}

interface SearchSpellingsTable {
  variant: string;
  word: string;
}

interface ImportsTable {
  id: Generated<number>;
  source: string;
  file_name: string;
  file_sha256: string;
  started_at: Date;
  finished_at: WithDefault<Date>;
  summary: Json<Record<string, unknown>>;
}

interface ImportHoldsTable {
  id: Generated<number>;
  import_id: number;
  source: string;
  kind: 'university' | 'campus' | 'course';
  source_key: string;
  field: string;
  value: string;
  reason: string;
  state: WithDefault<'open' | 'accepted' | 'dismissed' | 'gone'>;
}

interface ImportSeenTable {
  kind: string;
  source_key: string;
}

export interface Database {
  account_tokens: AccountTokensTable;
  accreditations: AccreditationsTable;
  application_documents: ApplicationDocumentsTable;
  application_history: ApplicationHistoryTable;
  application_transitions: ApplicationTransitionsTable;
  applications: ApplicationsTable;
  article_paragraphs: ArticleParagraphsTable;
  article_points: ArticlePointsTable;
  article_sections: ArticleSectionsTable;
  articles: ArticlesTable;
  audit_entries: AuditEntriesTable;
  campuses: CampusesTable;
  cities: CitiesTable;
  countries: CountriesTable;
  course_campuses: CourseCampusesTable;
  course_counts: CourseCountsTable;
  course_images: CourseImagesTable;
  course_search: CourseSearchTable;
  courses: CoursesTable;
  event_paragraphs: EventParagraphsTable;
  event_registrations: EventRegistrationsTable;
  events: EventsTable;
  exchange_rates: ExchangeRatesTable;
  file_keys: FileKeysTable;
  idempotency_keys: IdempotencyKeysTable;
  image_files: ImageFilesTable;
  images: ImagesTable;
  import_holds: ImportHoldsTable;
  import_seen: ImportSeenTable;
  imports: ImportsTable;
  intakes: IntakesTable;
  interests: InterestsTable;
  known_devices: KnownDevicesTable;
  mails: MailsTable;
  office_notices: OfficeNoticesTable;
  rankings: RankingsTable;
  recovery_codes: RecoveryCodesTable;
  scholarship_courses: ScholarshipCoursesTable;
  scholarship_details: ScholarshipDetailsTable;
  scholarships: ScholarshipsTable;
  search_spellings: SearchSpellingsTable;
  search_words: SearchWordsTable;
  second_factors: SecondFactorsTable;
  security_events: SecurityEventsTable;
  sessions: SessionsTable;
  specializations: SpecializationsTable;
  stored_files: StoredFilesTable;
  universities: UniversitiesTable;
  university_images: UniversityImagesTable;
  users: UsersTable;
}

/** The database, or a transaction in it. */
export type Db = Kysely<Database> | Transaction<Database>;
