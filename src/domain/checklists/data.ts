import { checklistItems } from '../../content/checklist/index.ts';
import type { CaseChecklist, OwnChecklist } from '../../contract/checklists.ts';
import { DESTINATIONS, type DestinationSlug } from '../../contract/destinations.ts';
import { DESTINATION_SLUGS } from '../../contract/documents/checklist.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Mover } from '../../contract/application-states.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { nameOfPerson } from '../accounts/data.names.ts';
import { shownToStudents } from '../applications/data.news.ts';
import type { ChecklistContext } from './context.ts';
import { filesFor, linesOf, stageOf, stateOf, type Line, type SentFile } from './policy.ts';
import type { ChecklistCase, MarkRow } from './rows.ts';

type ReadContext = Pick<ChecklistContext, 'db' | 'clock'>;

/** @returns not_found. */
export async function readForStaff({ db, clock }: ReadContext, id: string): Promise<Result<CaseChecklist>> {
  const about = await caseOf(db, id);
  return about ? ok(await presentForStaff(db, about, clock.now())) : fail({ code: 'not_found' });
}

/** @returns not_found, also for another person's case. */
export async function readOwn(
  { db, clock }: ReadContext,
  { userId }: Principal,
  id: string,
): Promise<Result<OwnChecklist>> {
  const about = await caseOf(db, id, userId);
  return about ? ok(await presentOwn(db, about, clock.now())) : fail({ code: 'not_found' });
}

async function caseOf(db: Db, id: string, ownerId?: string): Promise<ChecklistCase | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('applications')
    .select(['id', 'university_id', 'marital_status', 'sponsors', 'checklist_country'])
    .where('id', '=', id)
    .$if(ownerId !== undefined, (cases) => cases.where('user_id', '=', ownerId!))
    .executeTakeFirst();
}

/** A line with what has happened to it. */
export interface KnownLine extends Line {
  mark: MarkRow | undefined;
  came: SentFile[];
}

/** The lines of a case as they stand, with the country that they are for. */
export async function knownLines(
  db: Db,
  about: ChecklistCase,
): Promise<{ destination: DestinationSlug | null; lines: KnownLine[] }> {
  const destination = about.checklist_country ?? (await countryOf(db, about.university_id));
  const marks = await db
    .selectFrom('checklist_marks')
    .selectAll()
    .where('application_id', '=', about.id)
    .orderBy('line')
    .execute();
  const files = await db
    .selectFrom('application_documents')
    .select(['group_name', 'file_name', 'added_at'])
    .where('application_id', '=', about.id)
    .where('added_by', '=', 'student')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  const byLine = new Map(marks.map((mark) => [mark.line, mark]));
  const lines = linesOf(checklistItems(), about, destination, marks).map((line) => {
    const mark = byLine.get(line.key);
    return { ...line, mark, came: filesFor(line, mark, files) };
  });
  return { destination, lines };
}

/** The destination of a university; null if it is in none of them, or not in the catalogue. */
async function countryOf(db: Db, universityId: number | null): Promise<DestinationSlug | null> {
  if (universityId === null) return null;
  const row = await db
    .selectFrom('universities as u')
    .innerJoin('countries as c', 'c.id', 'u.country_id')
    .select('c.iso2')
    .where('u.id', '=', universityId)
    .executeTakeFirst();
  return DESTINATION_SLUGS.find((slug) => DESTINATIONS[slug].iso2 === row?.iso2) ?? null;
}

/** How far the case is, as far as this viewer may know. */
async function stageFor(db: Db, id: string, viewer: Mover, now: Date) {
  const moves = await db
    .selectFrom('application_history as h')
    .select(['h.event', 'h.to_state'])
    .where('h.application_id', '=', id)
    .where('h.to_state', 'is not', null)
    .where('h.undone', '=', false)
    .$if(viewer === 'student', (entries) => entries.where(shownToStudents(now)))
    .orderBy('h.id')
    .execute();
  return stageOf(moves);
}

export async function presentForStaff(db: Db, about: ChecklistCase, now: Date): Promise<CaseChecklist> {
  const { destination, lines } = await knownLines(db, about);
  const people = await namesOf(db, lines);
  return {
    stage: await stageFor(db, about.id, 'staff', now),
    sponsors: about.sponsors,
    destination,
    set_destination: about.checklist_country,
    lines: lines.map((line) => {
      const { mark, came, added } = line;
      return {
        ...presentLine(line),
        reason: mark?.mark === 'accepted' ? '' : (mark?.reason ?? ''),
        added,
        files: came.map(({ file_name }) => file_name),
        changed_at: mark?.changed_at.toISOString() ?? null,
        changed_by: people.get(mark?.changed_by ?? '') ?? null,
        version: mark?.version ?? 0,
      };
    }),
  };
}

/** Without what was put aside, and without who did what. */
export async function presentOwn(db: Db, about: ChecklistCase, now: Date): Promise<OwnChecklist> {
  const { lines } = await knownLines(db, about);
  return {
    stage: await stageFor(db, about.id, 'student', now),
    sponsors: about.sponsors,
    lines: lines.map(presentLine).filter(({ state }) => state !== 'aside'),
  };
}

function presentLine({ key, name, help, stage, group, optional, mark, came }: KnownLine) {
  const state = stateOf(mark, came);
  return {
    line: key,
    name,
    help,
    stage,
    group,
    optional,
    state,
    reason: state === 'redo' ? (mark?.reason ?? '') : '',
    asked_at: mark?.asked_at?.toISOString() ?? null,
  };
}

/** The names of who changed lines, by their ids. */
async function namesOf(db: Db, lines: readonly KnownLine[]): Promise<Map<string, string>> {
  const ids = [...new Set(lines.flatMap(({ mark }) => mark?.changed_by ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, nameOfPerson(row)]));
}
