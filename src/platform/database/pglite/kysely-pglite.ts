import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import { parserFor, toText } from '../column-values.ts';
import type { PgliteEngine } from './pglite-engine.ts';
import type { RawResult } from './raw-result.ts';

const COUNTING_COMMANDS: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
/** in_failed_sql_transaction: tells Kysely that COMMIT rolled back. */
const TRANSACTION_ABORTED = '25P02';

/**
 * What Kysely's PGlite dialect uses of PGlite, on an engine that may run in another thread and be restarted. Kysely lets
 * only one caller at a time use the single session.
 */
export function kyselyPglite(engine: PgliteEngine): PGlite {
  let closed = false;
  let transactions: Promise<unknown> = Promise.resolve();

  async function query<T>(text: string, parameters: readonly unknown[] = []): Promise<PGliteQueryResults<T>> {
    const raw = await engine.run(text, parameters.map(toText));
    const counted = COUNTING_COMMANDS.has(raw.command) && { affectedRows: raw.affectedRows };
    return { fields: [], rows: toRows(raw) as T[], ...counted };
  }

  async function begin(): Promise<void> {
    await engine.revive?.();
    await engine.run('begin', []);
  }

  async function rollback(): Promise<void> {
    await engine.run('rollback', []);
  }

  /**
   * Kysely waits for the start of `work` and would wait forever if BEGIN failed before. So `work` starts at once, and
   * its queries fail if BEGIN does.
   */
  async function transaction<T>(work: (inside: PGliteTransaction) => Promise<T>): Promise<T> {
    const begun = begin();
    let result: T;
    try {
      result = await work({ query: (text, values) => begun.then(() => query(text, values)), rollback });
      await begun;
    } catch (error) {
      await begun.then(rollback);
      throw error;
    }
    const { command } = await engine.run('commit', []);
    if (command === 'ROLLBACK') throw Object.assign(new Error('Rolled back'), { code: TRANSACTION_ABORTED });
    return result;
  }

  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    async query(text, values) {
      await engine.revive?.();
      return query(text, values);
    },
    transaction(work) {
      const done = transaction(work);
      transactions = done.catch(() => {});
      return done;
    },
    async close() {
      closed = true;
      await transactions;
      await engine.close();
    },
  };
}

function toRows({ columns, rows }: RawResult): Record<string, unknown>[] {
  const parsers = columns.map((column) => parserFor(column.oid));
  return rows.map((values) =>
    Object.fromEntries(
      columns.map(({ name }, index) => {
        const text = values[index] ?? null;
        return [name, text === null ? null : parsers[index]!(text)];
      }),
    ),
  );
}
