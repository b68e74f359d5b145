import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FactForm } from '../../contract/forms/fact.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Page } from '../../contract/paging.ts';
import type { Renewal, Renewed, StaffFact } from '../../contract/staff-facts.ts';
import { formOf } from '../../content/facts/form.ts';
import { partsOf } from '../../content/facts/calculate.ts';
import {
  fact,
  factDocument,
  isFactId,
  shippedFact,
  storedFact,
  type FactId,
} from '../../content/facts/index.ts';
import { factWords } from '../../content/facts/words.ts';
import { changesBetween } from '../../contract/edits/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Editor } from '../edits/context.ts';
import type { Edits } from '../edits/facade.ts';
import { fittedDocuments, publishedDocuments } from '../edits/stored-documents.ts';
import { listFacts, type FactQuery } from './data.ts';

/** The figures of the site as a list: which have to be checked again, and saying that they are still true. */
export interface Facts {
  /** Those that have to be checked first. @returns invalid (due), invalid_page */
  list(query: FactQuery): Promise<Result<Page<StaffFact>>>;
  /**
   * Notes that somebody has compared these figures with their official pages today and found them unchanged. Left out are
   * those whose value is no longer what the person saw, and those with a draft of their own or of a part.
   * @returns invalid for an unknown figure, or a next day that is not in the future; then none is renewed
   */
  renew(renewal: Renewal, editor: Editor): Promise<Result<Renewed>>;
}

interface FactsOptions {
  db: Kysely<Database>;
  clock: Clock;
  edits: Pick<Edits, 'save'>;
}

const invalid = (field: string, message: string) =>
  fail({ code: 'invalid', fields: { [field]: [{ code: 'custom', message }] } });

/** A figure and those from which it is calculated: it is as old as they are. */
const withParts = (id: string): FactId[] =>
  isFactId(id) ? [id, ...partsOf(storedFact(id)).flatMap(withParts)] : [];

export function createFacts({ db, clock, edits }: FactsOptions): Facts {
  return {
    async list(query) {
      const unfit = [...(await fittedDocuments(db))].filter(([, each]) => each.unfit.length > 0);
      return listFacts(query, clock.now(), new Set(unfit.map(([name]) => name)));
    },
    async renew({ figures, review_by }, editor) {
      const today = nepalDate(clock.now());
      if (review_by <= today) return invalid('review_by', 'Choose a day after today.');
      const unknown = figures.find(({ id }) => !isFactId(id));
      if (unknown) return invalid('figures', `There is no figure “${unknown.id}”.`);
      const drafts = await factDrafts(db);
      const left = figures.flatMap(({ id, words }): Renewed['left'] => {
        if (factWords(fact(id as FactId)) !== words) return [{ id, reason: 'changed' }];
        return withParts(id).some((part) => drafts.has(part)) ? [{ id, reason: 'draft' }] : [];
      });
      const isLeft = new Set(left.map(({ id }) => id));
      const stored = await publishedDocuments(db);
      let renewed = 0;
      for (const object of new Set(figures.flatMap(({ id }) => (isLeft.has(id) ? [] : withParts(id))))) {
        const before =
          (stored.get(factDocument(object)) as FactForm | undefined) ?? formOf(shippedFact(object));
        const after = { ...before, checked: today, likely_changed: false, review_by };
        const changes = changesBetween(before, after);
        const save = { changes, publish: true, unlessDraft: true };
        const saved = await edits.save({ kind: 'fact', object }, editor, save);
        if (!saved.ok) return saved;
        if (saved.value.saved) renewed += 1;
        else left.push({ id: object, reason: 'changed' });
      }
      return ok({ renewed, left });
    },
  };
}

/** Figures with a draft. */
async function factDrafts(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('drafts').select('object').where('kind', '=', 'fact').execute();
  return new Set(rows.map(({ object }) => object));
}
