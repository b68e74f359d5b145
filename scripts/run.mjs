// Runs a file with the pinned Node 24, whatever the system's Node version: node scripts/run.mjs FILE [arguments]
import { become } from './support.mjs';

become(process.argv.slice(2));
