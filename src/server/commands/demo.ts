import { fillDemo, removeDemo } from '../../domain/demo/commands.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { readEnv } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openStorage } from '../storage.ts';

/** `npm run demo -- fill` and `npm run demo -- remove`. With the embedded database, stop the site first. */
const USAGE = `Usage: npm run demo -- fill     fills an empty catalogue with the sample universities and courses
       npm run demo -- remove   deletes every sample row and picture, before going live`;

async function main(verb: string | undefined): Promise<void> {
  if (verb !== 'fill' && verb !== 'remove') throw new Error(USAGE);
  keepNewFilesPrivate();
  const env = readEnv(process.env);
  const log = createLog('warn');
  const storage = await openStorage(env);
  const handle = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrate(handle, log);
    if (verb === 'fill') {
      const { filled, universities, courses } = await fillDemo(handle.db, {
        now: systemClock.now(),
        storage,
      });
      console.log(
        filled
          ? `Filled with ${universities} sample universities and ${courses} sample courses.`
          : 'Nothing was done: the catalogue is not empty.',
      );
    } else {
      const { universities, courses, scholarships } = await removeDemo(handle.db, { storage });
      console.log(
        `Removed ${universities} sample universities, ${courses} sample courses and ${scholarships} sample scholarships.`,
      );
    }
  } finally {
    await handle.close();
    storage.close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  // The message helps the operator; a stack would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
