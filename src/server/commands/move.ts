import { openDatabase } from '../../platform/database/db.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { EnvError, readEnv } from '../../platform/env.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import { createLog } from '../../platform/log.ts';
import { moveRows } from '../backup/move.ts';
import { printProgress } from '../backup/print-progress.ts';
import { exitWithMessage } from '../process.ts';

const USAGE = `Usage: npm run move -- postgres://user:password@host/name
       Copies the embedded database in DATA_DIR into an empty PostgreSQL database and compares every row. Stop the site
       first. Nothing in DATA_DIR is changed.
`;

async function move(databaseUrl: string): Promise<void> {
  keepNewFilesPrivate();
  const env = readEnv(process.env);
  if (env.DATABASE_URL)
    throw new EnvError(
      'DATABASE_URL is set, so this site is on PostgreSQL already. Unset it to move DATA_DIR.',
    );
  const log = createLog('warn');
  const started = performance.now();
  const target = await openDatabase({ databaseUrl, dataDir: env.DATA_DIR, log });
  const source = await openDatabase({ databaseUrl: undefined, dataDir: env.DATA_DIR, log });
  try {
    await migrate(source, log);
    const progress = printProgress('Moving');
    const { tables, rows } = await moveRows(source, target, log, (done) => progress.update(done));
    progress.done();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `Moved ${rows.toLocaleString('en')} rows in ${tables} tables; each was compared. It took ${seconds} s.\n` +
        'Start the site with this DATABASE_URL and the same DATA_DIR: documents and the secret key stay there.\n' +
        `When all is well, delete ${env.DATA_DIR}/pgdata.\n`,
    );
  } finally {
    await source.close();
    await target.close();
  }
}

const [databaseUrl, more] = process.argv.slice(2);
if (!/^postgres(ql)?:\/\//.test(databaseUrl ?? '') || more !== undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else await move(databaseUrl!).catch(exitWithMessage);
