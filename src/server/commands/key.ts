import { giveUpSecretKey } from '../../domain/secret-keys/commands.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { readEnv } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import { exitWithMessage } from '../process.ts';

/** `npm run key -- lost`, for operators who have lost the secret key and all backups of it. */
const USAGE = `Usage: npm run key -- lost   For when the secret key and all its backups are lost. The site will start with a new key.
                             Nobody can ever open the stored documents and unsent mails again. The second factors
                             of staff are removed, and everybody has to log in again. Stop the site first.
`;

async function giveUp(): Promise<void> {
  keepNewFilesPrivate();
  const env = readEnv(process.env);
  const log = createLog('warn');
  const handle = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    const id = await giveUpSecretKey(handle);
    process.stdout.write(
      id
        ? `The secret key with the id ${id} is no longer used. Start the site: it takes SECRET_KEY or makes a new key.\n`
        : 'Nothing was done: no secret key is recorded in this database.\n',
    );
  } finally {
    await handle.close();
  }
}

if (process.argv[2] === 'lost') await giveUp().catch(exitWithMessage);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
