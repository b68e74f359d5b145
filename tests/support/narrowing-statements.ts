/** Changes that the version before cannot live with, by what they are called in a failure. */
const NARROWING: readonly (readonly [string, RegExp])[] = [
  ['drops', /\bdrop (?:table|column|view|materialized view|function|type|schema|sequence)\b/],
  ['drops', /^alter table .*\bdrop (?!constraint|not null|default|expression|identity|column)\w/],
  ['empties', /^truncate\b/],
  ['renames', /^alter .*\brename\b/],
  ['changes a type', /\balter (?:column )?\w+ (?:set data )?type\b/],
  ['requires a value', /\bset not null\b/],
  ['takes a default away', /\bdrop default\b/],
  ['allows fewer rows', /^alter table .*\badd (?:constraint|check|unique|primary key|foreign key|exclude)\b/],
  ['allows fewer rows', /^create unique index\b/],
];
/** The action of a new column, up to the next action of the statement. */
const NEW_COLUMN = /\badd column (?:if not exists )?\w+ (?:(?!, (?:add|alter|drop) ).)*/g;

/** The table that a statement changes. */
const tableOf = (statement: string): string | undefined =>
  /^(?:alter table (?:if exists )?(?:only )?|create unique index .*?\bon (?:only )?)([\w.]+)/.exec(
    statement,
  )?.[1];

/** The statements of a script in one line and lower case, without comments, texts and bodies of functions. */
const statementsOf = (script: string): string[] =>
  script
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());

/**
 * What in a migration would break a process of the version before: it drops, renames or narrows something. What the
 * migration has created itself is its own.
 */
export function narrowingStatements(script: string): string[] {
  const statements = statementsOf(script);
  const created = new Set(
    statements.flatMap(
      (each) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(each)?.[1] ?? [],
    ),
  );
  return statements.flatMap((statement) => {
    if (created.has(tableOf(statement) ?? '')) return [];
    const found = NARROWING.filter(([, pattern]) => pattern.test(statement)).map(([name]) => name);
    const columns = statement.match(NEW_COLUMN) ?? [];
    if (columns.some((column) => /\bnot null\b/.test(column) && !/\b(?:default|generated)\b/.test(column)))
      found.push('requires a value');
    return [...new Set(found)].map((name) => `${name}: ${statement}`);
  });
}
