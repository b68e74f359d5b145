import type {
  AddLine,
  AskLines,
  CaseChecklist,
  ChecklistFacts,
  MarkLine,
  OwnChecklist,
} from '../../contract/checklists.ts';
import type { Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { addLine, askForLines, markLine, setFacts } from './commands.ts';
import { readForStaff, readOwn } from './data.ts';
import type { ChecklistContext } from './context.ts';

/** What a case needs of its student, by country and by who pays, and what has come of it. */
export interface Checklists {
  /** @returns not_found. */
  readForStaff(id: string): Promise<Result<CaseChecklist>>;
  /** The person's own case. @returns not_found. */
  readOwn(principal: Principal, id: string): Promise<Result<OwnChecklist>>;
  /** Who pays and the country. @returns not_found, checklist_changed. */
  setFacts(principal: Principal, id: string, facts: ChecklistFacts): Promise<Result<CaseChecklist>>;
  /** Accepted, to be redone, not needed, or open again. @returns not_found, invalid, checklist_changed, no_such_move. */
  mark(principal: Principal, id: string, mark: MarkLine): Promise<Result<CaseChecklist>>;
  /** Asks for lines in one message. @returns not_found, checklist_changed, no_such_move. */
  ask(principal: Principal, id: string, lines: AskLines): Promise<Result<CaseChecklist>>;
  /** A line of this case alone. @returns not_found, too_many_lines. */
  addLine(principal: Principal, id: string, line: AddLine): Promise<Result<CaseChecklist>>;
}

export function createChecklists(context: ChecklistContext): Checklists {
  /** The checklist as it is after a command. */
  const then = async (done: Result<void>, id: string) => (done.ok ? readForStaff(context, id) : done);
  return {
    readForStaff: (id) => readForStaff(context, id),
    readOwn: (principal, id) => readOwn(context, principal, id),
    setFacts: async (principal, id, facts) => then(await setFacts(context, principal, id, facts), id),
    mark: async (principal, id, mark) => then(await markLine(context, principal, id, mark), id),
    ask: async (principal, id, lines) => then(await askForLines(context, principal, id, lines), id),
    addLine: async (principal, id, line) => then(await addLine(context, principal, id, line), id),
  };
}
