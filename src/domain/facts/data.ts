import { nepalDate } from '../../contract/nepal-time.ts';
import { pageSize, type Page, type PageQuery } from '../../contract/paging.ts';
import { ok, fail, type Result } from '../../contract/errors.ts';
import type { StaffFact } from '../../contract/staff-facts.ts';
import { partsOf } from '../../content/facts/calculate.ts';
import { fact, factDocument, factIds, storedFact, type FactId } from '../../content/facts/index.ts';
import { factAge, factWords } from '../../content/facts/words.ts';
import { readersOfFacts } from '../../content/facts/readers.ts';
import { pageOf, pageWindow } from '../paging.ts';

export interface FactQuery extends PageQuery {
  search?: string | undefined;
  country?: string | undefined;
  due?: string | undefined;
}

/**
 * The figures of the site, those that have to be checked first. They are part of the content in memory, a few hundred at
 * most. @param unfit names of documents of which something no longer fits @returns invalid for an unknown value of `due`, invalid_page
 */
export function listFacts(query: FactQuery, now: Date, unfit: ReadonlySet<string>): Result<Page<StaffFact>> {
  if (query.due !== undefined && query.due !== 'yes' && query.due !== 'no') {
    return fail({ code: 'invalid', fields: { due: [{ code: 'no_such_choice', value: query.due }] } });
  }
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const uses = readersOfFacts();
  const found = factIds
    .map((id) => presentFact(id, uses.get(id) ?? [], nepalDate(now), unfit.has(factDocument(id))))
    .filter((row) => !query.country || row.country === query.country.toUpperCase())
    .filter((row) => query.due === undefined || row.due === (query.due === 'yes'))
    .filter((row) => {
      const text = `${row.id} ${row.label} ${row.words} ${row.office.name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(b.due) - Number(a.due));
  const window = pageWindow({ page: query.page, records: String(pageSize(query.records)) }, found.length);
  if (!window.ok) return window;
  const { offset, limit } = window.value;
  return ok(pageOf(found.slice(offset, offset + limit), window.value));
}

/** Whether somebody has to look at it: the day has come, or it has probably changed. */
export const isDue = (id: FactId, today: string): boolean => {
  const { review_by, likely_changed } = fact(id);
  return likely_changed === true || review_by < today;
};

function presentFact(
  id: FactId,
  readers: readonly string[],
  today: string,
  needsAttention: boolean,
): StaffFact {
  const now = fact(id);
  return {
    id,
    label: now.label,
    words: factWords(now),
    age: factAge(now),
    country: now.country,
    office: { name: now.office.name, href: now.office.href },
    checked: now.checked,
    review_by: now.review_by,
    due: needsAttention || isDue(id, today),
    likely_changed: now.likely_changed ?? false,
    needs_attention: needsAttention,
    parts: [...partsOf(storedFact(id))],
    used_in: [...readers],
  };
}
