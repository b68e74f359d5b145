import { STATE_WORDS } from '../../content/application-states.ts';
import { consultancy } from '../../content/consultancy.ts';
import { fillMessage, messageTemplates, type FilledMessage } from '../../content/messages.ts';
import { missingInWords } from '../../content/next-step.ts';
import { missingDocuments } from '../../contract/application-form.ts';
import type { FilledTemplates } from '../../contract/applications.ts';
import { MESSAGE_MARKER, type MessageField } from '../../contract/documents/messages.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { intakeName } from '../../contract/intakes.ts';
import { nepalDay } from '../../contract/nepal-time.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Db } from '../../platform/database/schema.ts';
import { COUNSELOR_COLUMNS, presentCounselor } from '../follow-up/data.colleagues.ts';
import { documentsOf } from './data.ts';
import type { ApplicationContext } from './context.ts';
import type { ApplicationRow } from './rows.ts';

/** The templates of messages, filled in for one case. @returns not_found. */
export async function readTemplates(
  { db }: ApplicationContext,
  id: string,
): Promise<Result<FilledTemplates>> {
  const values = await valuesOf(db, id);
  if (!values) return fail({ code: 'not_found' });
  return ok({
    templates: messageTemplates().templates.map(({ title, text }) => ({
      title,
      ...fillMessage(text, values),
    })),
  });
}

/** A message with the values of one case. One without fields is as it was. */
export async function fillFor(db: Db, id: string, text: string): Promise<FilledMessage> {
  if (text.search(MESSAGE_MARKER) < 0) return { text, faults: [] };
  const values = await valuesOf(db, id);
  return values ? fillMessage(text, values) : { text, faults: [] };
}

/** What fields of messages stand for in a case; undefined: there is no such case. */
async function valuesOf(db: Db, id: string): Promise<Record<MessageField, string> | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db
    .selectFrom('applications as a')
    .leftJoin('users as co', 'co.id', 'a.counselor_id')
    .selectAll('a')
    .select(COUNSELOR_COLUMNS)
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const documents = await documentsOf(db, id);
  const { name, phones } = consultancy();
  const deadline = await deadlineOf(db, row);
  return {
    first_name: row.first_name.trim(),
    last_name: row.last_name.trim(),
    course: row.preferred_course,
    university: row.preferred_university,
    intake: intakeName(row.intake) ?? '',
    deadline: deadline === null ? '' : nepalDay(deadline),
    reference: row.reference,
    state: STATE_WORDS[row.state].label,
    missing: missingInWords(missingDocuments(documents.map(({ group_name }) => group_name))),
    counselor: presentCounselor(row)?.name ?? '',
    our_name: name,
    our_phone: phones[0] ?? '',
  };
}

/** The deadline of the chosen intake, 'YYYY-MM-DD'; null if either is not known. */
async function deadlineOf(
  db: Db,
  { course_id, intake }: Pick<ApplicationRow, 'course_id' | 'intake'>,
): Promise<string | null> {
  if (course_id === null || intake === null) return null;
  const [year, month] = intake.split('-').map(Number);
  const row = await db
    .selectFrom('intakes')
    .select('deadline')
    .where('course_id', '=', course_id)
    .where('year', '=', year!)
    .where('month', '=', month!)
    .executeTakeFirst();
  return row?.deadline ?? null;
}
