import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { writeRates } from '../exchange-rates/commands.write.ts';
import { parseNumber } from './clean.ts';
import { isCurrency } from './country-names.ts';
import type { Report } from './report.ts';
import { readTable, type Row, type TableFile } from './table.ts';

const COLUMNS = ['currency', 'npr', 'as_of', 'source'];
/** Limit of numeric(14, 6); no currency is worth this many rupees. */
const MOST_NPR = 1_000_000;

interface Rate {
  currency: string;
  npr: number;
  as_of: string;
  source: string;
}

function problemOf(
  { currency, npr, as_of, source }: Rate,
  today: string,
): [column: string, reason: string] | undefined {
  if (!isCurrency(currency)) return ['currency', 'write the ISO code of three letters, like AUD'];
  if (!(npr > 0 && npr < MOST_NPR))
    return ['npr', 'write how many Nepalese rupees one unit costs, like 92.35'];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(as_of) || Number.isNaN(Date.parse(as_of)))
    return ['as_of', 'write a date like 2027-01-31'];
  if (as_of > today) return ['as_of', 'this day has not come yet'];
  return source === '' ? ['source', 'write who published the rate, like Nepal Rastra Bank'] : undefined;
}

function toRate(row: Row): Rate {
  return {
    currency: row.get('currency').toUpperCase(),
    npr: Math.round((parseNumber(row.get('npr')) ?? 0) * 1e6) / 1e6,
    as_of: row.get('as_of'),
    source: row.get('source'),
  };
}

/**
 * Replaces the exchange rates that a file states. A rate older than the known one is refused. Courses in these
 * currencies are sorted again, because fees in different currencies are compared in rupees.
 */
export async function importRates(
  db: Kysely<Database>,
  file: TableFile,
  report: Report,
  today: string,
  { dryRun = false } = {},
): Promise<{ changed: string[]; unchanged: number }> {
  const rates = new Map<string, Rate>();
  const known = new Map(
    (await db.selectFrom('exchange_rates').selectAll().execute()).map((row) => [row.currency, row]),
  );
  let unchanged = 0;
  for await (const rows of readTable(file, { required: COLUMNS, report })) {
    for (const row of rows) {
      const rate = toRate(row);
      const old = known.get(rate.currency);
      const problem = problemOf(rate, today);
      const [column, reason] =
        problem ?? (old && old.as_of > rate.as_of ? ['as_of', `a newer rate of ${old.as_of} is known`] : []);
      if (column && reason) {
        report.refuse(row.at, row.column(column), row.get(column), reason);
        continue;
      }
      const same = old && old.npr === rate.npr && old.as_of === rate.as_of && old.source === rate.source;
      if (same) unchanged += 1;
      else rates.set(rate.currency, rate);
    }
  }
  const changed = [...rates.values()];
  for (const { currency, npr } of changed) {
    const before = String(known.get(currency)?.npr ?? '');
    report.add({ outcome: 'changed', kind: 'row', key: currency, field: 'npr', before, after: String(npr) });
  }
  if (!dryRun && changed.length > 0) await save(db, changed);
  return { changed: changed.map(({ currency }) => currency), unchanged };
}

/** A file counts as typed by staff: rates that are fetched do not replace it until staff release them. */
async function save(db: Kysely<Database>, rates: readonly Rate[]): Promise<void> {
  const typed = rates.map((rate) => ({ ...rate, set_by_staff: true }));
  await db.transaction().execute((trx) => writeRates(trx, typed, { now: new Date() }));
}
