import pg from 'pg';
import { isOneQuery, KeptStatements, type TextCounts } from '../kept-statements.ts';

/** The class of a pool's connections, which keep statements that are used again and again. */
export function keepingClient(counts: TextCounts): typeof pg.Client {
  return class KeepingClient extends pg.Client {
    readonly #kept = new KeptStatements(counts);

    // The types of `query` are those of many overloads; all but a text with an array of values, without a callback, is passed on as it came.
    // oxlint-disable-next-line typescript/no-explicit-any
    override query(...given: any[]): any {
      const [text, values, ...rest] = given as [unknown, unknown, ...unknown[]];
      const send = super.query.bind(this) as (...args: unknown[]) => unknown;
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return send(...given);
      const kept = values.length > 0 || isOneQuery(text) ? this.#kept.find(text) : undefined;
      // `pg` knows whether the server has parsed it, also after an error.
      if (kept) this.#kept.remember(text, kept);
      const query = kept ? { name: kept.name, text, values } : { text, values };
      /*
       * With a callback, as `pg` makes its own promise in a way that costs much: it assigns a function to a property where it is written,
       * and V8 puts such functions into the old generation, where they keep all that the query has read until that is collected
       * (docs/decisions/0076-what-a-request-leaves.md).
       */
      const answer = new Promise((resolve, reject) => {
        send(query, (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result)));
      });
      // As `pg` does: a stack that leads to who asked, not to the socket.
      return answer.catch((error: Error) => {
        Error.captureStackTrace(error);
        throw error;
      });
    }
  };
}
