// npm run audit: asks the registry about known weaknesses of the packages that run in production. Ends with 0 if there
// is none that is high or critical, with 1 if there is, with 2 if the registry did not say.
import { spawnSync } from 'node:child_process';
import { windows } from './support.mjs';

const ASKED = ['audit', '--omit', 'dev', '--package-lock-only', '--json'];
const { stdout } = spawnSync('npm', ASKED, { encoding: 'utf8', shell: windows, maxBuffer: 2 ** 26 });

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const report = read(stdout ?? '');
const found = report?.metadata?.vulnerabilities;
if (!found) {
  console.error(
    'The packages were NOT audited: the registry did not answer' +
      (report?.message ? ` (${report.message})` : '') +
      '. Run it again where it does.',
  );
  process.exitCode = 2;
} else {
  const severe = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  for (const { name, severity, range } of severe) console.error(`${severity}: ${name} ${range}`);
  console.log(
    `${found.total} packages with a known weakness, ${severe.length} of them high or critical, among ${report.metadata.dependencies?.prod ?? '?'} packages.`,
  );
  process.exitCode = severe.length > 0 ? 1 : 0;
}
