import { keepNewFilesPrivate } from '../platform/files/private-files.ts';
import { readEnv } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { openOwnDatabase } from './own-database.ts';
import { exitWithMessage, runUntilSignal } from './process.ts';

// The program: little is imported here, so that the embedded database, which takes longest, starts first.

try {
  keepNewFilesPrivate();
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const database = env.API_BASE_URL ? undefined : openOwnDatabase(env, log);
  // Awaited when it is needed: until then it may fail.
  database?.catch(() => {});
  const { start } = await import('./application.ts');
  runUntilSignal(await start(env, log, database), log);
} catch (error) {
  exitWithMessage(error);
}
