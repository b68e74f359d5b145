/**
 * What each table holds about people, how a person gets it and what an erasure does. src/api/account/personal-data.test.ts compares this
 * with the database: a new table, or a new column in a table with personal data, fails until somebody has said what it is.
 */

export interface Statement {
  /** Columns about a person, and all others, each separated by spaces. */
  personal: string;
  others: string;
  /** The part of the export that has it; 'not: …' says why there is none. */
  exported: string;
  /** Columns that the export leaves out all the same, with the reason. */
  withheld?: string;
  /** What an erasure does: the row is deleted, its personal columns are emptied, or it is kept, with the reason. */
  erased: `deleted${string}` | `emptied${string}` | `kept: ${string}`;
}

const SECRET = 'not: a secret or its hash, of use to nobody but a thief';
const OFFICE = 'not: work of the office, with names of colleagues and notes about others';
const WITH_CASE = 'deleted with the application';

export const PERSONAL: Readonly<Record<string, Statement>> = {
  users: {
    personal: 'id email email_key first_name last_name contact address role staff_role status verified_at consent_version created_at updated_at last_login_at entered_at', // oxfmt-ignore
    others: 'password_hash',
    exported: 'account',
    erased: 'deleted',
  },
  sessions: {
    personal: 'user_id agent created_at used_at expires_at ended_at',
    others: 'id refresh_hash proof_hash proof_until wrong_proofs',
    exported: 'sessions',
    erased: 'deleted with the account',
  },
  known_devices: {
    personal: 'user_id device_hash created_at used_at',
    others: '',
    exported: 'known_devices',
    erased: 'deleted with the account',
  },
  account_tokens: {
    personal: 'user_id token_hash',
    others: 'purpose created_at expires_at used_at',
    exported: SECRET,
    erased: 'deleted with the account',
  },
  second_factors: {
    personal: 'user_id sealed_secret',
    others: 'created_at confirmed_at last_step wrong_codes locked_until',
    exported: SECRET,
    erased: 'deleted with the account',
  },
  recovery_codes: {
    personal: 'user_id code_hash',
    others: 'used_at',
    exported: SECRET,
    erased: 'deleted with the account',
  },
  email_changes: {
    personal: 'user_id old_email new_email new_key reason asked_at confirmed_at by_staff session_id',
    others: 'id confirm_until confirm_hash stop_hash undo_hash undo_until ended_at outcome',
    exported: 'email_changes',
    erased: 'deleted with the account, else after 90 days',
  },
  account_merges: {
    personal: 'kept_id gone_id moved merged_at',
    others: 'id status_before merged_by undone_at undone_by',
    exported: 'merged_accounts',
    erased: 'deleted with either account',
  },
  possible_duplicates: {
    personal: 'account_id other_id enquiry_id',
    others: 'id reason found_at denied_at denied_by',
    exported: 'not: a guess that somebody else may be the same person, by ids',
    erased: 'deleted with either account or the enquiry',
  },
  idempotency_keys: {
    personal: 'user_id subject_id',
    others: 'call key digest created_at',
    exported: 'not: repeats of a request within a day, by ids',
    erased: 'deleted with the account',
  },
  mails: {
    personal: 'user_id recipient recipient_key subject sealed_data about',
    others: 'id message_id template state attempts last_error queued_at next_attempt_at expires_at sent_at dead_at', // oxfmt-ignore
    exported: 'mails',
    erased: 'deleted with the account, also those to the confirmed address; taken out of mails about several people', // oxfmt-ignore
  },
  consents: {
    personal: 'user_id enquiry_id application_id registration_id at request_id entered_by',
    others: 'id purpose given form wording_id',
    exported: 'consents',
    erased: 'emptied by a trigger: only day, purpose and sentence remain (decision 63)',
  },
  applications: {
    personal: 'id reference user_id first_name last_name email contact address test_type overall_score last_academic_qualification marital_status preferred_course preferred_university course_id university_id intake sponsors been visa_result visa_result_at checklist_country consent_version consent_at submitted_at next_step', // oxfmt-ignore
    others: 'state state_changed_at closed_at documents_deleted_at updated_at answered_at unread_since read_at read_by counselor_id next_on seen_at active_at idle_asked_at', // oxfmt-ignore
    exported: 'applications',
    erased: 'deleted with the account',
  },
  application_history: {
    personal: 'application_id at event note actor_id',
    others: 'id from_state to_state by_role internal counselor_id shown_at undone filed_ids offer_id',
    exported: 'applications',
    erased: WITH_CASE,
  },
  application_documents: {
    personal: 'application_id file_name file_id group_name',
    others: 'id position media_type added_at added_by history_id opened_at taken_from',
    exported: 'applications',
    erased: 'deleted with the application, and the file with its key',
  },
  filed_documents: {
    personal: 'application_id title file_name file_id kind',
    others: 'id media_type added_at added_by shown_at history_id',
    exported: 'applications',
    erased: 'deleted with the application, and the file with its key',
  },
  held_moves: {
    personal: 'application_id next_step',
    others: 'history_id mail_id state_changed_at closed_at documents_deleted_at next_on',
    exported: OFFICE,
    erased: WITH_CASE,
  },
  office_notices: {
    personal: 'application_id',
    others: 'told_history_id told_at due_at',
    exported: 'not: when the office is told about answers',
    erased: WITH_CASE,
  },
  case_stays: {
    personal: 'application_id',
    others: 'entry_id state began_at ended_at tenths earlier_ended_at',
    exported: 'not: counts of days, drawn from the history that the export has',
    erased: WITH_CASE,
  },
  case_dates: {
    personal: 'application_id kind name on_day done_at',
    others: 'id ticket done_by version',
    exported: 'case_dates',
    withheld: 'name: what the office plans for itself, like its internal notes',
    erased: WITH_CASE,
  },
  checklist_marks: {
    personal: 'application_id line own_name own_help mark reason asked_at',
    others: 'own_stage marked_at changed_at changed_by version',
    exported: 'checklists',
    erased: WITH_CASE,
  },
  offers: {
    personal: 'application_id university course kind tuition scholarship deposit deposit_due deposit_paid_on notes state wanted_at letter_id', // oxfmt-ignore
    others: 'id ticket course_id received_on reply_by intake currency tuition_per state_at state_by shown version entered_at', // oxfmt-ignore
    exported: 'offers',
    withheld: 'notes: internal notes of the office',
    erased: WITH_CASE,
  },
  offer_conditions: {
    personal: 'offer_id text due_on done_at',
    others: 'id position done_by',
    exported: 'offers',
    erased: WITH_CASE,
  },
  commissions: {
    personal: 'application_id note take_back_reason',
    others: 'id university_id university currency expected expected_on invoiced_on received_on received version added_at added_by changed_at changed_by taken_back_at taken_back_by', // oxfmt-ignore
    exported: 'not: what a university pays us is our business with it',
    erased: 'emptied: the books keep university and amount',
  },
  charges: {
    personal: 'user_id application_id text amount due_on cancel_reason',
    others: 'id ticket position added_at added_by cancelled_at cancelled_by',
    exported: 'money',
    erased: 'emptied if something was paid, else deleted',
  },
  payments: {
    personal: 'user_id payer reference reason void_reason amount received_on',
    others: 'id ticket direction fiscal_year number kind entered_at entered_by refund_of voided_at voided_by',
    exported: 'money',
    erased: 'emptied: the law wants number, day and amount (decision 50)',
  },
  payment_items: {
    personal: 'payment_id text amount',
    others: 'position charge_id',
    exported: 'money',
    erased: 'emptied with the payment',
  },
  event_registrations: {
    personal: 'user_id event_id starts_at consent_version registered_at cancelled_at waiting code here_at no_messages', // oxfmt-ignore
    others: 'id moved_up_at here_changed_at door_changed_at',
    exported: 'registrations',
    erased: 'deleted, and the place goes to whoever waits',
  },
  event_walk_ins: {
    personal: 'name contact here_at',
    others: 'id event_id starts_at here_changed_at door_changed_at',
    exported: 'not: nobody knows which account it belongs to',
    erased: 'kept: it belongs to no account, and is deleted some days after the event',
  },
  enquiries: {
    personal: 'id name email email_key contact contact_key source source_detail page message wants_call interest country_id level_id field_id course_id university_id intake consent_version consent_at stage lost_reason next_step next_on user_id entered_at last_at branch suspicions', // oxfmt-ignore
    others: 'ticket counselor_id version stage_changed_at',
    exported: 'enquiries',
    erased:
      'deleted, if it is linked to the account or from its confirmed address; others after the last contact',
  },
  enquiry_events: {
    personal: 'enquiry_id at kind note changes actor_id',
    others: 'id ticket',
    exported: 'enquiries',
    erased: 'deleted with the enquiry; a name in the history of another enquiry is taken out',
  },
  appointments: {
    personal: 'enquiry_id email email_key branch starts_at ends_at state',
    others: 'id ticket counselor_id day_reminder_at hour_reminder_at booked_at',
    exported: 'enquiries',
    erased: 'deleted with the enquiry; the address is emptied where somebody else was booked for',
  },
  enquiry_import_rows: {
    personal: 'cells entry email_key contact_key known_id enquiry_id',
    others: 'import_id number outcome problems known_kind because',
    exported: 'rows_of_imports',
    erased: 'deleted; a row of an unchecked file that has only a number goes with the file',
  },
  change_log: {
    personal: 'actor_id object title changes about',
    others: 'id at kind action',
    exported: 'changes_by_staff',
    erased: 'emptied: time and action remain, under a number that leads to nobody',
  },
  security_events: {
    personal: 'account_id unknown_account subject_id address agent',
    others: 'id at last_at times event result subject_kind detail',
    exported: 'security_log',
    erased: 'emptied: time and event remain; deleted after 180 days',
  },
  staff_invitations: {
    personal: 'email email_key first_name last_name',
    others: 'id staff_role token_hash invited_by invited_at sent_at expires_at',
    exported: 'not: the mail with the invitation is among the mails',
    erased: 'deleted, if it was sent to the confirmed address',
  },
  event_messages: {
    personal: 'sent_by',
    others: 'id event_id starts_at audience subject body recipients sent_at',
    exported: 'not: a colleague finds what they wrote in the log of changes',
    erased: 'emptied: the message stays with the event',
  },
  revisions: {
    personal: 'author_id author_name',
    others: 'kind object number reason data changes restored_from at title bulk_edit_id',
    exported: 'not: who edited a page of the site',
    erased: 'emptied: the history of the page stays',
  },
  case_views: {
    personal: 'owner_id name shown',
    others: 'id shared version created_at',
    exported: 'case_views',
    erased: 'deleted; shared ones go to an owner',
  },
};

/** What a colleague did or has set up, by their id alone. The key goes, by deletion or by becoming empty. */
export const BY_COLLEAGUES = [
  'bulk_edits',
  'case_view_firsts',
  'counselor_calendars',
  'counselor_days_off',
  'counselor_hours',
  'drafts',
  'enquiry_imports',
  'exchange_rate_history',
  'import_holds',
  'import_runs',
  'presences',
  'today_digests',
] as const;

/** Nothing about people: no key leads to one. */
export const IMPERSONAL: Readonly<Record<string, string>> = {
  'the catalogue and its search': `accreditations campuses cities countries course_campuses course_counts course_english course_images
    course_limit_counts course_search courses intakes interests rankings scholarship_courses scholarship_details scholarships
    search_due search_spellings search_words specializations universities university_english university_images`,
  'pages, posts, events and pictures of the site': `article_paragraphs article_points article_sections articles documents
    event_paragraphs events image_crops image_files images set_up_put_off`,
  'imports, rates and edits of the catalogue': `bulk_edit_records exchange_rate_fetches exchange_rates import_lines import_run_files
    import_seen imports`,
  'files by a random name, and their keys; deleted with the document':
    'file_keys stored_files held_deletions',
  'sentences of forms, shown to everybody': 'consent_wordings',
  'words of searches, without names, addresses and digits': 'missed_words search_misses',
  'counts under a keyed hash, for some hours': 'rate_limits',
  'faults by route and place in the code': 'fault_references faults',
  'what deletion jobs have seen, by ids': 'due_deletions',
  'keys, numbers and the state of the installation': `application_transitions backup_runs duplicate_searches lasting_keys readiness
    receipt_numbers schema_migrations secret_keys`,
};
