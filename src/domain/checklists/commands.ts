import type { Transaction } from 'kysely';
import type { AddLine, AskLines, ChecklistFacts, MarkLine } from '../../contract/checklists.ts';
import { SPONSORS, type LineState } from '../../contract/checklist-words.ts';
import { DESTINATIONS } from '../../contract/destinations.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { lockCase, type LockedCase } from '../applications/commands.lock.ts';
import { sendNote } from '../applications/commands.messages.ts';
import { recordCase } from '../applications/commands.record-case.ts';
import type { ChecklistContext } from './context.ts';
import { knownLines, type KnownLine } from './data.ts';
import { askingFor, OWN_PREFIX, stateOf } from './policy.ts';

type Trx = Transaction<Database>;

const refused = (reason: Refusal) => fail({ code: 'refused', reason });

/** What a command knows of the case that it has locked. */
interface Work {
  trx: Trx;
  known: LockedCase;
  at: Date;
  actor: string;
}

/** Locks the case and works on it. @returns not_found. */
const inCase = (
  { db, clock }: ChecklistContext,
  { userId }: Principal,
  id: string,
  work: (work: Work) => Promise<Result<void>>,
): Promise<Result<void>> =>
  db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id);
    return known ? work({ trx, known, at: clock.now(), actor: userId }) : fail({ code: 'not_found' });
  });

/** The lines that were on somebody's screen. @returns not_found, checklist_changed. */
async function linesAsSeen(
  { trx, known }: Work,
  wanted: readonly { line: string; version: number }[],
): Promise<Result<KnownLine[]>> {
  const { lines } = await knownLines(trx, known);
  const found: KnownLine[] = [];
  for (const { line, version } of wanted) {
    const one = lines.find(({ key }) => key === line);
    // Content, or who pays, was changed meanwhile.
    if (!one) return refused('checklist_changed');
    if ((one.mark?.version ?? 0) !== version) return refused('checklist_changed');
    if (!found.includes(one)) found.push(one);
  }
  return ok(found);
}

/**
 * Accepts a line, asks to redo it with a reason, puts it aside, or takes such a mark back.
 * @returns not_found, checklist_changed, no_such_move (nobody can add documents to a closed case).
 */
export async function markLine(
  context: ChecklistContext,
  principal: Principal,
  id: string,
  { line, version, mark, reason, tell }: MarkLine,
): Promise<Result<void>> {
  if (mark === 'redo' && reason === '')
    return fail({ code: 'invalid', fields: { reason: [{ code: 'required' }] } });
  return inCase(context, principal, id, async (work) => {
    const { trx, known, at, actor } = work;
    const asked = mark === 'redo' && tell;
    if (asked && known.state === 'closed') return refused('no_such_move');
    const seen = await linesAsSeen(work, [{ line, version }]);
    if (!seen.ok) return seen;
    const [one] = seen.value as [KnownLine];
    const now = mark === 'open' ? null : mark;
    const why = mark === 'redo' || mark === 'aside' ? reason : '';
    const values = { mark: now, marked_at: now && at, reason: why, ...(asked && { asked_at: at }) };
    await store(work, one, values);
    await recordCase(trx, known, {
      at,
      actor,
      action: 'changed',
      before: { [one.name]: STATE_WORDS[stateOf(one.mark, one.came)] },
      after: { [one.name]: [MARK_WORDS[mark], why].filter(Boolean).join(': ') },
    });
    if (asked) await send(context, work, [{ ...one, reason }], '');
    return ok(undefined);
  });
}

/** As the log of changes shows them. */
const STATE_WORDS: Record<LineState, string> = {
  missing: 'Missing',
  arrived: 'Arrived',
  accepted: 'Accepted',
  redo: 'To be sent again',
  aside: 'Not needed',
};
const MARK_WORDS: Record<MarkLine['mark'], string> = {
  accepted: STATE_WORDS.accepted,
  redo: STATE_WORDS.redo,
  aside: STATE_WORDS.aside,
  open: 'Opened again',
};

/**
 * Asks the student for lines, in one message.
 * @returns not_found, checklist_changed, no_such_move (the case is closed).
 */
export const askForLines = (
  context: ChecklistContext,
  principal: Principal,
  id: string,
  { lines, note }: AskLines,
): Promise<Result<void>> =>
  inCase(context, principal, id, async (work) => {
    if (work.known.state === 'closed') return refused('no_such_move');
    const seen = await linesAsSeen(work, lines);
    if (!seen.ok) return seen;
    const asked = seen.value.map((one) => ({ ...one, reason: redoReason(one) }));
    for (const one of seen.value) await store(work, one, { ...openedAgain(one), asked_at: work.at });
    await send(context, work, asked, note);
    return ok(undefined);
  });

const redoReason = ({ mark }: KnownLine) => (mark?.mark === 'redo' ? mark.reason : '');
/** What was accepted or put aside and is asked for all the same is open again. */
const openedAgain = ({ mark }: KnownLine) =>
  mark?.mark === 'redo' ? {} : { mark: null, marked_at: null, reason: '' };

const send = (
  context: ChecklistContext,
  { trx, known, at, actor }: Work,
  lines: readonly { name: string; help: string; reason: string }[],
  note: string,
) => sendNote(trx, context, known, { at, actor, note: askingFor(lines, note), anchor: '#checklist' });

interface MarkValues {
  mark?: 'accepted' | 'redo' | 'aside' | null;
  marked_at?: Date | null;
  reason?: string;
  asked_at?: Date;
}

async function store({ trx, known, at, actor }: Work, { key, mark }: KnownLine, values: MarkValues) {
  const changed = { ...values, changed_at: at, changed_by: actor, version: (mark?.version ?? 0) + 1 };
  await trx
    .insertInto('checklist_marks')
    .values({ application_id: known.id, line: key, ...changed })
    .onConflict((conflict) => conflict.columns(['application_id', 'line']).doUpdateSet(changed))
    .execute();
}

/** Sets who pays and the country. @returns not_found, checklist_changed. */
export const setFacts = (
  context: ChecklistContext,
  principal: Principal,
  id: string,
  { before, after }: ChecklistFacts,
): Promise<Result<void>> =>
  inCase(context, principal, id, async ({ trx, known, at, actor }) => {
    const now = inWords({ sponsors: known.sponsors, destination: known.checklist_country });
    const wanted = inWords(after);
    if (same(now, wanted)) return ok(undefined);
    if (!same(now, inWords(before))) return refused('checklist_changed');
    await trx
      .updateTable('applications')
      .set({ sponsors: [...new Set(after.sponsors)], checklist_country: after.destination, updated_at: at })
      .where('id', '=', id)
      .execute();
    await recordCase(trx, known, { at, actor, action: 'changed', before: now, after: wanted });
    return ok(undefined);
  });

const inWords = ({ sponsors, destination }: ChecklistFacts['after']) => ({
  'Who pays': Object.entries(SPONSORS)
    .filter(([kind]) => sponsors.some((each) => each === kind))
    .map(([, words]) => words)
    .join(', '),
  'Checklist for': destination === null ? '' : DESTINATIONS[destination].name,
});
const same = (one: ReturnType<typeof inWords>, other: ReturnType<typeof inWords>) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Adds a line to this case alone; the same ticket again adds nothing. @returns not_found, too_many_lines. */
export const addLine = (
  context: ChecklistContext,
  principal: Principal,
  id: string,
  { ticket, name, help, stage }: AddLine,
): Promise<Result<void>> =>
  inCase(context, principal, id, async ({ trx, known, at, actor }) => {
    const { count } = await trx
      .selectFrom('checklist_marks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('application_id', '=', id)
      .where('own_name', 'is not', null)
      .executeTakeFirstOrThrow();
    if (count >= MOST_OWN_LINES) return refused('too_many_lines');
    const own = { own_name: name, own_help: help, own_stage: stage, changed_at: at, changed_by: actor };
    const added = await trx
      .insertInto('checklist_marks')
      .values({ application_id: id, line: `${OWN_PREFIX}${ticket.toLowerCase()}`, ...own })
      .onConflict((conflict) => conflict.doNothing())
      .returning('line')
      .executeTakeFirst();
    if (added)
      await recordCase(trx, known, { at, actor, action: 'added', after: { 'Checklist line': name } });
    return ok(undefined);
  });

/** Lines of one case alone. */
const MOST_OWN_LINES = 50;
