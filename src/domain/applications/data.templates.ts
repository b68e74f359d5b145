import { STATE_WORDS } from '../../content/application-states.ts';
import { consultancy } from '../../content/consultancy.ts';
import { fillMessage, messageTemplates } from '../../content/messages.ts';
import { missingInWords } from '../../content/next-step.ts';
import { missingDocuments } from '../../contract/application-form.ts';
import type { FilledTemplates } from '../../contract/applications.ts';
import type { MessageField } from '../../contract/documents/messages.ts';
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
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const row = await db
    .selectFrom('applications as a')
    .leftJoin('users as co', 'co.id', 'a.counselor_id')
    .selectAll('a')
    .select(COUNSELOR_COLUMNS)
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return fail({ code: 'not_found' });
  const documents = await documentsOf(db, id);
  const { name, phones } = consultancy();
  const deadline = await deadlineOf(db, row);
  const values: Record<MessageField, string> = {
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
  return ok({
    templates: messageTemplates().templates.map(({ title, text }) => ({
      title,
      ...fillMessage(text, values),
    })),
  });
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
