import os from 'node:os';
import { benchAccountTiming } from './account-timing.ts';
import { benchAccounts } from './accounts.bench.ts';
import { benchApi } from './api.bench.ts';
import { benchBulkEdit } from './bulk-edit.bench.ts';
import { benchCatalogue } from './catalogue.bench.ts';
import { benchMemory } from './memory.bench.ts';
import { benchEnquiryImport } from './enquiry-import.bench.ts';
import { benchPeopleSearch } from './people-search.bench.ts';
import { benchImport } from './import.bench.ts';
import { benchLists } from './lists.bench.ts';
import { benchLoad } from './load.bench.ts';
import { benchImportTraffic } from './import-traffic.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchReports } from './reports.bench.ts';
import { benchSearch } from './search.bench.ts';
import { benchStart } from './start.bench.ts';
import { benchToday } from './today.bench.ts';
import { benchUploads } from './uploads.bench.ts';

/**
 * `npm run bench` runs all benchmarks, `npm run bench -- search` one, and `npm run bench -- pages demo` one with its options.
 * Build the site first (npm run build).
 */
const BENCHES: Record<string, (options: readonly string[]) => Promise<string>> = {
  import: benchImport,
  'import-traffic': benchImportTraffic,
  search: benchSearch,
  pages: benchPages,
  catalogue: benchCatalogue,
  'bulk-edit': benchBulkEdit,
  api: benchApi,
  load: benchLoad,
  accounts: benchAccounts,
  'account-timing': benchAccountTiming,
  uploads: benchUploads,
  'people-search': benchPeopleSearch,
  today: benchToday,
  lists: benchLists,
  'enquiry-import': benchEnquiryImport,
  memory: benchMemory,
  reports: benchReports,
  start: benchStart,
};

/** What the benches that have options take. */
const OPTIONS: Record<string, readonly string[]> = {
  pages: ['demo', 'register', 'ten', 'warm', 'PostgreSQL', 'PGlite'],
  search: ['register', 'ten', 'million'],
  memory: ['PostgreSQL', 'PGlite'],
};

const given = process.argv.slice(2);
const asked = given.filter((name) => name in BENCHES);
const options = given.filter((name) => !(name in BENCHES));
const unknown = options.find((option) => !asked.some((name) => OPTIONS[name]?.includes(option)));
if (unknown) {
  console.error(`There is no bench '${unknown}'. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
console.log(`${os.cpus().length} cores, ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`## ${name}\n\n${await bench(options)}\n`);
}
