import pg from 'pg';
import { isOneQuery, KeptStatements, type TextCounts } from '../kept-statements.ts';

/** The class of a pool's connections, which keep statements that are used again and again. */
export function keepingClient(counts: TextCounts): typeof pg.Client {
  return class KeepingClient extends pg.Client {
    readonly #kept = new KeptStatements(counts);

    // The types of `query` are those of many overloads; all but text with an array of values is passed on as it came.
    // oxlint-disable-next-line typescript/no-explicit-any
    override query(...given: any[]): any {
      const [text, values, ...rest] = given as [unknown, unknown, ...unknown[]];
      const send = super.query.bind(this) as (...args: unknown[]) => unknown;
      if (typeof text !== 'string' || !Array.isArray(values)) return send(...given);
      if (values.length === 0 && !isOneQuery(text)) return send(...given);
      const kept = this.#kept.find(text);
      if (!kept) return send(...given);
      // `pg` knows whether the server has parsed it, also after an error.
      this.#kept.remember(text, kept);
      return send({ name: kept.name, text, values }, ...rest);
    }
  };
}
