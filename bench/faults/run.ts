import { DATABASES, missing, type DatabaseName } from '../../tests/support/own-site.ts';
import { database } from './database.ts';
import { faultsOf, newFindings, report, type Findings } from './findings.ts';
import { clock } from './clock.ts';
import { damaged } from './damaged.ts';
import { diskFull } from './disk-full.ts';
import { kill } from './kill.ts';
import { mail } from './mail.ts';
import { slowUploads } from './slow-uploads.ts';
import { storage } from './storage.ts';

interface Scenario {
  on: readonly DatabaseName[];
  run(database: DatabaseName): Promise<Findings>;
}

const SCENARIOS: Record<string, Scenario> = {
  kill: { on: DATABASES, run: kill },
  'disk-full': { on: DATABASES, run: diskFull },
  database: { on: ['PostgreSQL'], run: database },
  mail: { on: DATABASES, run: mail },
  storage: { on: DATABASES, run: storage },
  'slow-uploads': { on: DATABASES, run: slowUploads },
  clock: { on: DATABASES, run: clock },
  damaged: { on: ['PGlite'], run: damaged },
};

/**
 * `npm run faults` runs all scenarios, `npm run faults kill PGlite` one of them on one database. Build the site first (npm
 * run build).
 */
const given = process.argv.slice(2);
const databases = DATABASES.filter((name) => given.includes(name));
const asked = given.filter((name) => !(databases as readonly string[]).includes(name));
const unknown = asked.find((name) => !(name in SCENARIOS));
if (unknown !== undefined) {
  console.error(`There is no scenario '${unknown}'. There are: ${Object.keys(SCENARIOS).join(', ')}.`);
  process.exit(1);
}
const all: Findings[] = [];
for (const [name, { on, run }] of Object.entries(SCENARIOS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const kind of on) {
    if (databases.length > 0 && !databases.includes(kind)) continue;
    const leftOut = missing(kind);
    const start = performance.now();
    const findings = leftOut === undefined ? await run(kind) : { ...newFindings(name, kind), leftOut };
    all.push(findings);
    const verdict = faultsOf(findings).length === 0 ? 'good' : 'FAILED';
    console.error(`${name}, ${kind}: ${verdict} after ${((performance.now() - start) / 1000).toFixed(0)} s`);
    console.error(`${report([findings])}\n`);
  }
}
console.log(`\n${report(all)}`);
process.exitCode = all.some((each) => faultsOf(each).length > 0) ? 1 : 0;
