// npm run import: imports a catalogue with the pinned Node. Runs the built program if it is of these sources: it starts sooner.
import { isBuilt } from './build-stamp.mjs';
import { IMPORT_FLAGS, serverEnv } from './process-settings.mjs';
import { become } from './support.mjs';

const program = isBuilt() ? 'dist/app/import.js' : 'src/server/commands/import.ts';
become([...IMPORT_FLAGS, program, ...process.argv.slice(2)], { env: serverEnv(process.env) });
