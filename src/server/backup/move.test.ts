import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, inject, it } from 'vitest';
import { allRows, allTables } from '../../../tests/support/all-rows.ts';
import { seedCatalogue, TODAY } from '../../../tests/support/catalogue.ts';
import { seedContent } from '../../../tests/support/content.ts';
import { emptyDatabase } from '../../../tests/support/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { pgliteHandle } from '../../platform/database/pglite/pglite-database.ts';
import { engineOf } from '../../platform/database/pglite/pglite-engine.ts';
import { silentLog } from '../../platform/log.ts';
import { moveRows } from './move.ts';

it.runIf(inject('databaseKind') === 'postgres')(
  'moves every row of the embedded database to PostgreSQL, but not into a database that holds tables',
  async () => {
    const source = pgliteHandle(await engineOf(await PGlite.create()));
    afterAll(() => source.close());
    await migrate(source, silentLog);
    await seedCatalogue(source.db);
    await seedContent(source.db, TODAY);
    const target = await emptyDatabase();
    const { rows } = await moveRows(source, target, silentLog);
    const tables = (await allTables(source.db)).filter((name) => name !== 'schema_migrations');
    const moved = await allRows(target.db, tables);
    expect(moved.sort()).toEqual((await allRows(source.db, tables)).sort());
    expect(moved.length).toBe(rows);
    await expect(moveRows(source, target, silentLog)).rejects.toThrow('holds tables already');
  },
  60_000,
);
