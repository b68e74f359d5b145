import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../src/platform/database/migrate.ts';
import { narrowingStatements } from './support/narrowing-statements.ts';

/** A rolling restart has processes of the version before on the new tables: expand, then contract (decision 54). */

/** The last migration before that rule. */
const RULE_AFTER = '0094_lasting_keys.sql';
/**
 * Migrations that may drop, rename or narrow something, with the decision that says why and since when nothing uses it.
 * For one whose release needs all processes to be stopped, the decision says so.
 */
const ALLOWED: Readonly<Record<string, string>> = {};

const migrations = fs
  .readdirSync(MIGRATIONS_DIR)
  .filter((name) => name.endsWith('.sql') && name > RULE_AFTER);

it.each(migrations)('%s lets the version before go on', (name) => {
  const found = narrowingStatements(fs.readFileSync(path.join(MIGRATIONS_DIR, name), 'utf8'));
  if (name in ALLOWED) expect(found, `${name} needs no permission any more`).not.toEqual([]);
  else expect(found, 'expand first, and contract in a later release (docs/operations.md)').toEqual([]);
});

it('permissions name a decision that exists', () => {
  const decisions = fs.readdirSync('docs/decisions');
  for (const decision of Object.values(ALLOWED)) expect(decisions).toContain(decision);
});

describe('a statement', () => {
  it.each([
    ['drop table a', 'drops'],
    ['alter table a drop column b', 'drops'],
    ['alter table a drop b', 'drops'],
    ['drop function f(int)', 'drops'],
    ['truncate a', 'empties'],
    ['ALTER TABLE a\n  RENAME COLUMN b TO c', 'renames'],
    ['alter table a rename to b', 'renames'],
    ['alter table a alter column b type bigint', 'changes a type'],
    ['alter table a alter b set not null', 'requires a value'],
    ['alter table a add column b int not null', 'requires a value'],
    ['alter table a add column b int default 1, add column c int not null', 'requires a value'],
    ['alter table a alter b drop default', 'takes a default away'],
    ['alter table a add constraint c check (b > 0)', 'allows fewer rows'],
    ['create unique index i on a (b)', 'allows fewer rows'],
  ])('%s is found', (statement, what) => {
    const found = narrowingStatements(`create table other (id int);\n${statement};\nselect 1;`);
    expect(found.map((text) => text.split(':')[0])).toEqual([what]);
  });

  it.each([
    'alter table a add column b int',
    'alter table a add column b int not null default 0, add column c text',
    'alter table a drop constraint c',
    'alter table a alter b drop not null',
    "alter table a alter b set default ''",
    'create index i on a (b)',
    'drop index i',
    'create table b (id int not null unique); create unique index i on b (id); alter table b add check (id > 0)',
    '-- drop table a\nselect 1',
    "insert into a values ('drop table a; truncate a')",
    'create function f() returns int language plpgsql as $$ begin drop table a; return 1; end $$',
  ])('%s is none', (script) => {
    expect(narrowingStatements(script)).toEqual([]);
  });
});
