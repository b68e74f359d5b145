import v8 from 'node:v8';
import { ImportRefusedError } from '../../domain/imports/import-refused.ts';
import { templateExample } from '../../domain/imports/template-columns.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { readEnv } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { keepNewFilesPrivate } from '../../platform/files/private-files.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { UnreadableFileError } from '../../platform/spreadsheet/unreadable-file.ts';
import { readArguments, USAGE, UsageError, type ImportCommand } from './import/arguments.ts';
import { importCatalogue } from './import/catalogue.ts';
import { decideHeld, listHeld } from './import/decisions.ts';
import { importRatesFile } from './import/rates.ts';
import { exitWithMessage } from '../process.ts';

// V8's optimizing compiler needs half a gigabyte of memory for the embedded database (WebAssembly). Without it, importing
// the register takes 20 s instead of 15 s, and 580 MB instead of 1.1 GB.
for (const flag of ['--liftoff', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  v8.setFlagsFromString(flag);

async function run(command: ImportCommand): Promise<number> {
  keepNewFilesPrivate();
  const env = readEnv(process.env);
  // The command prints its own messages, so the log shows warnings only.
  const log = createLog(env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL);
  const handle = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrate(handle, log);
    if (command.command === 'held') await listHeld(handle);
    else if (command.command === 'rates') await importRatesFile(handle, command);
    else if (command.command === 'cricos' || command.command === 'csv') {
      await importCatalogue(handle, env.DATA_DIR, command);
    } else return (await decideHeld(handle, command)) ? 0 : 1;
    return 0;
  } finally {
    await handle.close();
  }
}

async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2));
  if (command === 'help') process.stdout.write(USAGE);
  else if (command.options.template) process.stdout.write(templateExample());
  else return run(command);
  return 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const refused =
      error instanceof UsageError ||
      error instanceof UnreadableFileError ||
      error instanceof ImportRefusedError;
    if (!refused) exitWithMessage(error);
    const override = error instanceof ImportRefusedError && error.override;
    const hint = override ? ` If the file is right, run the import again with --${override}.` : '';
    process.stderr.write(`${error.message}${hint}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
