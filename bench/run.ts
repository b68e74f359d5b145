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
import { benchImportTraffic } from './import-traffic.bench.ts';
import { benchReports } from './reports.bench.ts';
import { benchSearch } from './search.bench.ts';
import { benchToday } from './today.bench.ts';
import { benchUploads } from './uploads.bench.ts';

/** `npm run bench` runs all benchmarks, `npm run bench -- search` one. Build the site first (npm run build). */
const BENCHES: Record<string, () => Promise<string>> = {
  import: benchImport,
  'import-traffic': benchImportTraffic,
  search: benchSearch,
  catalogue: benchCatalogue,
  'bulk-edit': benchBulkEdit,
  api: benchApi,
  accounts: benchAccounts,
  'account-timing': benchAccountTiming,
  uploads: benchUploads,
  'people-search': benchPeopleSearch,
  today: benchToday,
  lists: benchLists,
  'enquiry-import': benchEnquiryImport,
  memory: benchMemory,
  reports: benchReports,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHES));
if (unknown) {
  console.error(`There is no bench '${unknown}'. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
console.log(`${os.cpus().length} cores, ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`## ${name}\n\n${await bench()}\n`);
}
