import { protocol, type PGlite } from '@electric-sql/pglite';
import { KeptStatements, TextCounts } from '../kept-statements.ts';
import type { RawResult } from './raw-result.ts';

const { serialize, messages } = protocol;

/** @param parameters in PostgreSQL's text format @throws DatabaseError */
type Run = (text: string, parameters: readonly (string | null)[]) => Promise<RawResult>;

/**
 * Runs single statements in PostgreSQL's extended protocol, all messages of one at once; PGlite's own `query` enters the
 * database six times. Statements that are used again and again are kept.
 */
export function extendedQueries(pglite: PGlite): Run {
  const counts = new TextCounts();
  let kept = new KeptStatements(counts);
  const ask = (sent: Uint8Array) => pglite.execProtocolStream(sent, { throwOnError: false });

  return (text, parameters) =>
    // PGlite has one place for the answer of the statement that runs.
    pglite.runExclusive(async () => {
      if (kept.full) {
        // The one session lasts as long as the process, unlike a connection to a server. Fails in a transaction that has failed.
        const answers = await ask(serialize.query('deallocate all'));
        if (has(answers, 'commandComplete')) kept = new KeptStatements(counts);
      }
      const statement = kept.find(text);
      const name = statement?.name ?? '';
      const sent = [
        serialize.bind({ statement: name, values: [...parameters] }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ];
      if (statement?.isNew !== false) sent.unshift(serialize.parse({ name, text }));
      const answers = await ask(Buffer.concat(sent));
      if (statement?.isNew && has(answers, 'parseComplete')) kept.remember(text, statement);
      return resultOf(answers);
    });
}

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

const has = (answers: readonly Answer[], name: Answer['name']) =>
  answers.some((answer) => answer.name === name);

/** @throws DatabaseError that the database answered */
function resultOf(answers: readonly Answer[]): RawResult {
  const result: RawResult & { rows: (string | null)[][] } = {
    columns: [],
    rows: [],
    command: '',
    affectedRows: 0,
  };
  for (const answer of answers) {
    if (answer instanceof messages.DatabaseError) throw answer;
    if (answer instanceof messages.DataRowMessage) result.rows.push(answer.fields);
    else if (answer instanceof messages.RowDescriptionMessage)
      result.columns = answer.fields.map((field) => ({ name: field.name, oid: field.dataTypeID }));
    else if (answer instanceof messages.CommandCompleteMessage) Object.assign(result, completed(answer.text));
  }
  return result;
}

/** @param tag such as 'SELECT 3', 'INSERT 0 1' or 'COMMIT' */
function completed(tag: string): Pick<RawResult, 'command' | 'affectedRows'> {
  const [command = '', ...numbers] = tag.split(' ');
  return { command, affectedRows: Number(numbers.at(-1) ?? 0) };
}
