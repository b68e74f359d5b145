import type { Transaction } from 'kysely';
import type { ChangeAction } from '../../../contract/change-log.ts';
import type { Json } from '../../../contract/edits/changes.ts';
import type { RunSummary } from '../../../contract/import-runs.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { recordChange } from '../../change-log/commands.record.ts';

interface Step {
  at: Date;
  /** Null: the system, for instance when old files are thrown away. */
  actor: string | null;
  action: ChangeAction;
  after?: Json;
}

/** Says in the log of changes what somebody has done with an import. */
export async function logImport(trx: Transaction<Database>, id: number, step: Step): Promise<void> {
  const files = trx.selectFrom('import_run_files').select('file_name').where('run_id', '=', id);
  const names = (await files.orderBy('position').execute()).map(({ file_name }) => file_name);
  const { after = {}, ...rest } = step;
  await recordChange(trx, {
    ...rest,
    kind: 'import',
    object: id,
    title: names.join(', '),
    before: {},
    after,
  });
}

const WORDS = { university: 'universities', campus: 'campuses', course: 'courses' } as const;

/** The counts of a report in words, without zeros: { 'Courses added': 12 }. */
export function countsInWords(summary: RunSummary): Record<string, number> {
  const words: Record<string, number> = {};
  for (const [kind, many] of Object.entries(WORDS)) {
    const counts = summary[kind as keyof typeof WORDS];
    for (const outcome of ['added', 'changed', 'withdrawn'] as const) {
      const name = `${many[0]!.toUpperCase()}${many.slice(1)} ${outcome}`;
      if (counts[outcome] > 0) words[name] = counts[outcome];
    }
  }
  return words;
}
