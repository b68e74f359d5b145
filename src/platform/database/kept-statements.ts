/** Uses of a text after which a connection keeps it. What is built for one answer, such as a list of ids, is hardly asked again. */
const REPEATED = 3;
/** Texts that are counted; then counting begins again. */
const COUNTED = 1_000;
/** Each takes memory of the database, on every connection. */
const MOST_KEPT = 150;

/** `select *` and `returning *`: when another process adds a column, PostgreSQL refuses a kept one, because its result has changed. */
const ALL_COLUMNS = /(?:\b(?:select|distinct|returning)\s+|[.,]\s*)\*/i;
/** A search for words: the best plan for a word that nearly all courses have is a bad one for a rare word. */
const WORDS = /::tsquery\b/;

/** One query (SELECT, WITH). Without parameters a text may also be a script, or a command that cannot be kept, such as BEGIN. */
const ONE_QUERY = /^\s*(?:select|with)\b[^;]*$/i;

/** Whether a text without parameters may be kept too. A semicolon inside a value counts as one between statements. */
export const isOneQuery = (text: string): boolean => ONE_QUERY.test(text);

/** How often each text was used, by all connections of a database. */
export class TextCounts {
  readonly #uses = new Map<string, number>();

  /** Counts a use. @returns whether the text is used again and again */
  isRepeated(text: string): boolean {
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size === COUNTED) this.#uses.clear();
    this.#uses.set(text, uses);
    return uses >= REPEATED;
  }
}

/** A statement that the database keeps under a name, parsed. */
export interface KeptStatement {
  name: string;
  /** The database does not have it yet. */
  isNew: boolean;
}

/**
 * The statements that one connection keeps. PostgreSQL parses each of them once, and plans it once if a plan for any values is no worse;
 * that is half of the time of a short statement (docs/decisions/0074-kept-statements.md).
 */
export class KeptStatements {
  readonly #counts: TextCounts;
  readonly #names = new Map<string, string>();

  constructor(counts: TextCounts) {
    this.#counts = counts;
  }

  /** No further statement is kept. */
  get full(): boolean {
    return this.#names.size >= MOST_KEPT;
  }

  /** What the text is kept as; undefined: it is not. A new one is not remembered before `remember`. */
  find(text: string): KeptStatement | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return { name, isNew: false };
    if (!this.#counts.isRepeated(text) || this.full) return undefined;
    if (ALL_COLUMNS.test(text) || WORDS.test(text)) return undefined;
    return { name: `kept_${this.#names.size}`, isNew: true };
  }

  /** The database has accepted it. */
  remember(text: string, { name }: KeptStatement): void {
    this.#names.set(text, name);
  }
}
