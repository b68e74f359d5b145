import type { DuplicateSearchesTable, PossibleDuplicatesTable } from './tables/duplicates.ts';
import type {
  AppointmentsTable,
  CounselorCalendarsTable,
  CounselorDaysOffTable,
  CounselorHoursTable,
} from './tables/appointments.ts';
import type { Kysely, Transaction } from 'kysely';
import type {
  ApplicationDocumentsTable,
  ApplicationHistoryTable,
  FiledDocumentsTable,
  CaseStaysTable,
  HeldMovesTable,
  ApplicationsTable,
  ApplicationTransitionsTable,
  ChecklistMarksTable,
  EventRegistrationsTable,
  FileKeysTable,
  IdempotencyKeysTable,
  OfficeNoticesTable,
  StoredFilesTable,
} from './tables/applications.ts';
import type {
  AccountMergesTable,
  AccountTokensTable,
  EmailChangesTable,
  KnownDevicesTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts.ts';
import type { ConsentsTable, ConsentWordingsTable } from './tables/consents.ts';
import type {
  ArticleParagraphsTable,
  ArticlePointsTable,
  ArticleSectionsTable,
  ArticlesTable,
  EventMessagesTable,
  EventParagraphsTable,
  EventsTable,
  EventWalkInsTable,
  SetUpPutOffTable,
} from './tables/content.ts';
import type {
  AccreditationsTable,
  CampusesTable,
  CitiesTable,
  CountriesTable,
  CourseCampusesTable,
  CourseEnglishTable,
  CourseImagesTable,
  CoursesTable,
  IntakesTable,
  InterestsTable,
  RankingsTable,
  ScholarshipCoursesTable,
  ScholarshipDetailsTable,
  ScholarshipsTable,
  SpecializationsTable,
  UniversitiesTable,
  UniversityEnglishTable,
  UniversityImagesTable,
} from './tables/catalogue.ts';
import type { ChangeLogTable } from './tables/change-log.ts';
import type { DocumentsTable, DraftsTable, PresencesTable, RevisionsTable } from './tables/edits.ts';
import type { EnquiriesTable, EnquiryEventsTable } from './tables/enquiries.ts';
import type { EnquiryImportRowsTable, EnquiryImportsTable } from './tables/enquiry-imports.ts';
import type { ImageCropsTable, ImageFilesTable, ImagesTable } from './tables/images.ts';
import type {
  ExchangeRateFetchesTable,
  ExchangeRateHistoryTable,
  ExchangeRatesTable,
} from './tables/exchange-rates.ts';
import type {
  ImportHoldsTable,
  ImportLinesTable,
  ImportRunFilesTable,
  ImportRunsTable,
  ImportSeenTable,
  ImportsTable,
} from './tables/imports.ts';
import type { BackupRunsTable, HeldDeletionsTable } from './tables/backups.ts';
import type { BulkEditRecordsTable, BulkEditsTable } from './tables/bulk-edits.ts';
import type { CommissionsTable } from './tables/commissions.ts';
import type { CaseDatesTable, OfferConditionsTable, OffersTable } from './tables/offers.ts';
import type { ChargesTable, PaymentItemsTable, PaymentsTable, ReceiptNumbersTable } from './tables/money.ts';
import type { MailsTable } from './tables/mails.ts';
import type {
  CourseCountsTable,
  CourseLimitCountsTable,
  CourseSearchTable,
  SearchDueTable,
  MissedWordsTable,
  SearchMissesTable,
  SearchSpellingsTable,
  SearchWordsTable,
} from './tables/search.ts';
import type { RecoveryCodesTable, SecondFactorsTable } from './tables/second-factors.ts';
import type {
  CaseViewFirstsTable,
  CaseViewsTable,
  StaffInvitationsTable,
  TodayDigestsTable,
} from './tables/staff.ts';
import type { LastingKeysTable } from './tables/secret-keys.ts';
import type { FaultReferencesTable, FaultsTable } from './tables/faults.ts';
import type { SecurityEventsTable } from './tables/security.ts';

/**
 * Kysely types of the tables of db/migrations. Numeric columns are read as numbers, dates as 'YYYY-MM-DD'
 * (column-values.ts).
 */

export interface Database {
  revisions: RevisionsTable;
  drafts: DraftsTable;
  documents: DocumentsTable;
  presences: PresencesTable;
  account_tokens: AccountTokensTable;
  email_changes: EmailChangesTable;
  accreditations: AccreditationsTable;
  application_documents: ApplicationDocumentsTable;
  filed_documents: FiledDocumentsTable;
  application_history: ApplicationHistoryTable;
  held_moves: HeldMovesTable;
  application_transitions: ApplicationTransitionsTable;
  applications: ApplicationsTable;
  checklist_marks: ChecklistMarksTable;
  today_digests: TodayDigestsTable;
  case_stays: CaseStaysTable;
  case_views: CaseViewsTable;
  case_view_firsts: CaseViewFirstsTable;
  article_paragraphs: ArticleParagraphsTable;
  article_points: ArticlePointsTable;
  article_sections: ArticleSectionsTable;
  articles: ArticlesTable;
  backup_runs: BackupRunsTable;
  held_deletions: HeldDeletionsTable;
  bulk_edit_records: BulkEditRecordsTable;
  bulk_edits: BulkEditsTable;
  campuses: CampusesTable;
  appointments: AppointmentsTable;
  counselor_calendars: CounselorCalendarsTable;
  counselor_days_off: CounselorDaysOffTable;
  counselor_hours: CounselorHoursTable;
  change_log: ChangeLogTable;
  cities: CitiesTable;
  countries: CountriesTable;
  course_campuses: CourseCampusesTable;
  course_counts: CourseCountsTable;
  course_english: CourseEnglishTable;
  course_images: CourseImagesTable;
  course_limit_counts: CourseLimitCountsTable;
  course_search: CourseSearchTable;
  search_due: SearchDueTable;
  search_misses: SearchMissesTable;
  missed_words: MissedWordsTable;
  courses: CoursesTable;
  enquiries: EnquiriesTable;
  enquiry_events: EnquiryEventsTable;
  enquiry_imports: EnquiryImportsTable;
  enquiry_import_rows: EnquiryImportRowsTable;
  event_messages: EventMessagesTable;
  event_paragraphs: EventParagraphsTable;
  event_registrations: EventRegistrationsTable;
  event_walk_ins: EventWalkInsTable;
  events: EventsTable;
  exchange_rate_fetches: ExchangeRateFetchesTable;
  exchange_rate_history: ExchangeRateHistoryTable;
  exchange_rates: ExchangeRatesTable;
  file_keys: FileKeysTable;
  idempotency_keys: IdempotencyKeysTable;
  image_crops: ImageCropsTable;
  image_files: ImageFilesTable;
  images: ImagesTable;
  import_holds: ImportHoldsTable;
  import_lines: ImportLinesTable;
  import_run_files: ImportRunFilesTable;
  import_runs: ImportRunsTable;
  import_seen: ImportSeenTable;
  imports: ImportsTable;
  intakes: IntakesTable;
  interests: InterestsTable;
  account_merges: AccountMergesTable;
  possible_duplicates: PossibleDuplicatesTable;
  duplicate_searches: DuplicateSearchesTable;
  known_devices: KnownDevicesTable;
  charges: ChargesTable;
  payments: PaymentsTable;
  payment_items: PaymentItemsTable;
  receipt_numbers: ReceiptNumbersTable;
  lasting_keys: LastingKeysTable;
  mails: MailsTable;
  commissions: CommissionsTable;
  consent_wordings: ConsentWordingsTable;
  consents: ConsentsTable;
  offers: OffersTable;
  offer_conditions: OfferConditionsTable;
  case_dates: CaseDatesTable;
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
  faults: FaultsTable;
  fault_references: FaultReferencesTable;
  sessions: SessionsTable;
  set_up_put_off: SetUpPutOffTable;
  specializations: SpecializationsTable;
  staff_invitations: StaffInvitationsTable;
  stored_files: StoredFilesTable;
  universities: UniversitiesTable;
  university_english: UniversityEnglishTable;
  university_images: UniversityImagesTable;
  users: UsersTable;
}

/** The database, or a transaction in it. */
export type Db = Kysely<Database> | Transaction<Database>;
