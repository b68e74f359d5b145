import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { DocumentGroup } from '../../contract/application-form.ts';
import type { Application, ApplicationItem } from '../../contract/applications.ts';
import type { Mover } from '../../contract/application-states.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { COUNSELOR_COLUMNS } from '../follow-up/data.colleagues.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { wantedId } from '../wanted-id.ts';
import { asStudentSees, heldMoves } from './data.held.ts';
import { isNewToStudent, shownToStudents } from './data.news.ts';
import { filedOf, presentFiled } from './data.filed.ts';
import { presentOwn, presentOwnItem } from './present.ts';
import type { ApplicationContext } from './context.ts';
import type { ApplicationRow, DocumentRow, HistoryRow } from './rows.ts';
import type { Db } from '../../platform/database/schema.ts';

/** `course`: id of a course; a blank one is ignored. */
export type OwnApplicationQuery = PageQuery & { course?: string | undefined };

/** The person's own cases, newest first. @returns invalid (course), invalid_page. */
export async function listOwn(
  { db, clock }: ApplicationContext,
  { userId }: Principal,
  query: OwnApplicationQuery,
): Promise<Result<Page<ApplicationItem>>> {
  const course = wantedId('course', query.course);
  if (!course.ok) return course;
  let own = db.selectFrom('applications').where('user_id', '=', userId);
  // A person has few cases: applications_user finds them, and the rest is filtered.
  if (course.value !== null) own = own.where('course_id', '=', course.value);
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await own
    .selectAll()
    .select(groupsOfCase)
    .select(isNewToStudent(clock.now()).as('is_new'))
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const held = await heldMoves(db, ids, clock.now());
  return ok(
    pageOf(
      rows.map((row) => presentOwnItem(asStudentSees(row, held))),
      window.value,
    ),
  );
}

/** The kinds of documents that a case has. */
const groupsOfCase = sql<DocumentGroup[]>`array(
  select distinct d.group_name from application_documents d where d.application_id = applications.id
)`.as('groups');

/** @returns not_found, also for another person's case and for an id that is not a uuid. */
export async function readOwn(
  { db, clock }: ApplicationContext,
  { userId }: Principal,
  id: string,
): Promise<Result<Application>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? ok((await studentCase(db, row, clock.now())).seen) : fail({ code: 'not_found' });
}

/** A case as its student sees it, with its documents and history, and the row that this is. */
export async function studentCase(
  db: Db,
  actual: ApplicationRow,
  now: Date,
): Promise<{ seen: Application; row: ApplicationRow }> {
  const { id } = actual;
  const row = asStudentSees(actual, await heldMoves(db, [id], now));
  const history = await historyOf(db, id, 'student', now);
  const filed = (await filedOf(db, id, 'student')).map(presentFiled);
  return { seen: { ...presentOwn(row, await documentsOf(db, id), history), filed }, row };
}

/** The documents of a case, in the order of the form. */
export const documentsOf = (db: Db, id: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('application_documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .selectAll('d')
    .select('f.bytes')
    .where('d.application_id', '=', id)
    .orderBy('d.group_name')
    .orderBy('d.position')
    .orderBy('d.id')
    .execute();

/** The history of a case, oldest first, as far as this viewer may see it. */
export const historyOf = (db: Db, id: string, viewer: Mover, now: Date): Promise<HistoryRow[]> =>
  db
    .selectFrom('application_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .leftJoin('users as co', 'co.id', 'h.counselor_id')
    .selectAll('h')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .select(COUNSELOR_COLUMNS)
    .select(
      sql<
        string[]
      >`array(select d.file_name from application_documents d where d.history_id = h.id order by d.position, d.id)
        || array(select d.file_name from filed_documents d
          where (d.history_id = h.id or d.id = any(h.filed_ids)) and d.shown_at is not null
          order by d.added_at, d.id)`.as('files'),
    )
    .where('h.application_id', '=', id)
    .$if(viewer === 'student', (entries) => entries.where(shownToStudents(now)))
    .orderBy('h.id')
    .execute();
