import path from 'node:path';
import { fillDemo, removeDemo } from '../domain/demo/commands.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { diskStorage } from '../platform/storage.ts';
import { openBackend } from './backend.ts';

/** `npm run demo -- fill` and `npm run demo -- remove`; with the embedded database, stop the site first. */
const USAGE = `Usage: npm run demo -- fill     fills an empty catalogue with the sample universities and courses
       npm run demo -- remove   deletes every sample row and picture, before going live`;

async function main(verb: string | undefined): Promise<void> {
  if (verb !== 'fill' && verb !== 'remove') throw new Error(USAGE);
  // DEMO off: filling is what the verb says, not what opening does.
  const env = { ...readEnv(process.env), DEMO: 'off' as const, API_BASE_URL: undefined };
  const { handle, close } = await openBackend({
    env,
    log: createLog('warn'),
    clock: systemClock,
    publicOrigin: 'http://localhost',
  });
  if (!handle) return;
  try {
    const storage = diskStorage(path.join(env.DATA_DIR, 'files'));
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
    await close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  // The sentence is what helps here; a stack would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
