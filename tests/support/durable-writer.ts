// A process that writes rows to the embedded database and prints the number of each row when it is acknowledged.
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/database/db.ts';
import { silentLog } from '../../src/platform/log.ts';
import { exitWithMessage } from '../../src/server/process.ts';

const dataDir = process.argv[2]!;
try {
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
  await sql`create table if not exists acknowledged (n int primary key)`.execute(db);
  const { rows } = await sql<{ n: number }>`select coalesce(max(n), 0) as n from acknowledged`.execute(db);
  for (let n = rows[0]!.n + 1; ; n += 1) {
    await db
      .transaction()
      .execute((transaction) => sql`insert into acknowledged values (${n})`.execute(transaction));
    process.stdout.write(`${n}\n`);
  }
} catch (error) {
  exitWithMessage(error);
}
