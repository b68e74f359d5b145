import { missingDocuments, type DocumentGroup } from '../../contract/application-form.ts';
import { correctionsFrom, movesFrom, type Mover } from '../../contract/application-states.ts';
import type {
  Application,
  ApplicationDocument,
  ApplicationItem,
  HeldMove,
  HistoryEntry,
  OwnHistoryEntry,
  StaffApplication,
  StaffApplicationItem,
  StaffHistoryEntry,
} from '../../contract/applications.ts';
import { presentCounselor, type CounselorRow } from '../follow-up/data.colleagues.ts';
import type { ApplicationRow, DocumentRow, HistoryRow } from './rows.ts';

/** What the lists of students and of staff have in common. */
type Item = Omit<ApplicationItem, 'missing_documents' | 'is_new'>;

/** A case without what only one side sees of its history. */
type Shared = Omit<Application, 'history' | 'filed'>;

type ItemRow = Pick<
  ApplicationRow,
  | 'id'
  | 'reference'
  | 'state'
  | 'course_id'
  | 'preferred_course'
  | 'university_id'
  | 'preferred_university'
  | 'intake'
  | 'submitted_at'
  | 'state_changed_at'
>;

/** @param row with the kinds of documents that the case has */
export const presentOwnItem = (
  row: ItemRow & { groups: readonly DocumentGroup[]; is_new: boolean },
): ApplicationItem => ({
  ...presentItem(row),
  is_new: row.is_new,
  missing_documents: missingDocuments(row.groups),
});

function presentItem(row: ItemRow): Item {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    course_id: row.course_id,
    preferred_course: row.preferred_course,
    university_id: row.university_id,
    preferred_university: row.preferred_university,
    intake: row.intake,
    submitted_at: row.submitted_at.toISOString(),
    state_changed_at: row.state_changed_at.toISOString(),
  };
}

type FollowUpRow = CounselorRow & Pick<ApplicationRow, 'next_step' | 'next_on'>;

const presentFollowUp = (row: FollowUpRow) => ({
  counselor: presentCounselor(row),
  next_step: row.next_step,
  next_on: row.next_on,
});

export type StaffItemRow = ItemRow &
  FollowUpRow &
  Pick<ApplicationRow, 'first_name' | 'last_name' | 'email' | 'contact' | 'answered_at' | 'unread_since'> & {
    documents: number;
  };

export function presentStaffItem(row: StaffItemRow): StaffApplicationItem {
  const { first_name, last_name, email, contact, documents } = row;
  const form = { first_name, last_name, email, contact, documents };
  return { ...presentItem(row), ...form, ...presentFollowUp(row), ...presentAnswered(row) };
}

type AnsweredRow = Pick<ApplicationRow, 'answered_at' | 'unread_since'>;

const presentAnswered = ({ answered_at, unread_since }: AnsweredRow) => ({
  answered_at: answered_at.toISOString(),
  unread_since: unread_since?.toISOString() ?? null,
});

/** The staff member who opened the last answer, while they have an account. */
interface ReaderRow {
  reader_first_name: string | null;
  reader_last_name: string | null;
  reader_email: string | null;
}

/** A case as staff see it: with its account, its answers, and which documents no staff member has opened. */
export function presentForStaff(
  row: ApplicationRow & ReaderRow & CounselorRow & { account_email: string },
  documents: readonly DocumentRow[],
  history: readonly HistoryRow[],
  held: HeldMove | null,
): Omit<StaffApplication, 'filed'> {
  const { reader_first_name: first_name, reader_last_name: last_name, reader_email: email } = row;
  return {
    ...presentApplication(row, documents, 'staff'),
    documents: documents.map((document) => ({
      ...presentDocument(document),
      opened_at: document.opened_at?.toISOString() ?? null,
    })),
    history: history.map(presentStaffEntry),
    ...presentFollowUp(row),
    held,
    corrections: [...correctionsFrom(row.state)],
    user_id: row.user_id,
    account_email: row.account_email,
    ...presentAnswered(row),
    read_at: row.read_at?.toISOString() ?? null,
    read_by: nameOf({ first_name, last_name, email }),
  };
}

/** A case as its student sees it. */
export function presentOwn(
  row: ApplicationRow,
  documents: readonly DocumentRow[],
  history: readonly HistoryRow[],
): Omit<Application, 'filed'> {
  const seenAt = row.seen_at ?? row.submitted_at;
  const presentOwnEntry = (entry: HistoryRow): OwnHistoryEntry => ({
    ...presentEntry(entry, 'student'),
    is_new: entry.by_role !== 'student' && (entry.shown_at ?? entry.at) > seenAt,
  });
  return { ...presentApplication(row, documents, 'student'), history: history.map(presentOwnEntry) };
}

/** What students and staff see of a case, without its history. */
function presentApplication(row: ApplicationRow, documents: readonly DocumentRow[], viewer: Mover): Shared {
  return {
    ...presentItem(row),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    contact: row.contact,
    test_type: row.test_type,
    overall_score: row.overall_score,
    address: row.address,
    last_academic_qualification: row.last_academic_qualification,
    marital_status: row.marital_status,
    consent_version: row.consent_version,
    documents_deleted_at: row.documents_deleted_at?.toISOString() ?? null,
    documents: documents.map(presentDocument),
    moves: movesFrom(row.state, viewer).map(({ event }) => event),
  };
}

function presentDocument(row: DocumentRow): ApplicationDocument {
  return {
    id: row.id,
    group: row.group_name,
    file_name: row.file_name,
    media_type: row.media_type,
    bytes: row.bytes ?? 0,
    added_at: row.added_at.toISOString(),
    added_by: row.added_by,
    taken_from: row.taken_from,
  };
}

/** Only staff see which colleague it was. */
export function presentEntry(row: HistoryRow, viewer: Mover): HistoryEntry {
  return {
    at: row.at.toISOString(),
    event: row.event as HistoryEntry['event'],
    from: row.from_state as HistoryEntry['from'],
    to: row.to_state as HistoryEntry['to'],
    by: row.by_role,
    who: viewer === 'staff' ? nameOf(row) : null,
    note: row.note,
    files: row.files,
  };
}

/** Also what only the office sees; the note of an assignment is the name of the colleague. */
function presentStaffEntry(row: HistoryRow): StaffHistoryEntry {
  const { internal, undone } = row;
  const note = row.event === 'assigned' ? (presentCounselor(row)?.name ?? 'a former colleague') : row.note;
  const event = row.event as StaffHistoryEntry['event'];
  return { ...presentEntry(row, 'staff'), event, internal, undone, note };
}

/** The name of an account, or its address if it has none. */
export const nameOf = ({
  first_name,
  last_name,
  email,
}: Pick<HistoryRow, 'first_name' | 'last_name' | 'email'>) =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim() || email;
