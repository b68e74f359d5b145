// What `npm test -- --changed [ref]` runs: the files that changed since a commit, and the tests that these touch.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const git = (...words) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const lines = (text) => text.split('\n').filter(Boolean);

/**
 * The commit to compare with: `wanted`, else where this branch left main; on main itself the commit before the last one.
 * Uncommitted changes always count.
 */
export function baseCommit(wanted) {
  try {
    if (wanted) return git('rev-parse', '--verify', '--end-of-options', `${wanted}^{commit}`);
  } catch {
    throw new Error(`No commit "${wanted}". Name a branch, a tag or a commit: npm test -- --changed main`);
  }
  try {
    const left = git('merge-base', 'HEAD', 'main');
    return left === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : left;
  } catch {
    throw new Error('There is no branch "main" to compare with. Name a commit: npm test -- --changed HEAD~1');
  }
}

/** Files that differ from the commit, also deleted ones and new ones that git does not know yet. */
export function changedFiles(base) {
  const changed = lines(git('diff', '--name-only', base));
  return [...changed, ...lines(git('ls-files', '--others', '--exclude-standard'))];
}

/** What all browser tests depend on. */
const EVERYWHERE =
  /^(src\/ui\/|src\/site\/(layout|islands|client-directives)\/|tests\/support\/(browser|start-site|site-process)\.ts|astro\.config|playwright\.config|package-lock)/;

/** The browser tests of a part of the code, by the beginnings of their names. */
const PARTS = [
  [/^src\/admin\//, ['admin', 'documents-run-nothing']],
  [/^src\/site\/(account|auth)\//, ['account', 'first-press']],
  [/^src\/site\/applications\//, ['apply', 'account-applications', 'account-documents']],
  [/^src\/site\/articles\//, ['blog', 'print']],
  [/^src\/site\/courses\//, ['course', 'home.spec', 'first-press']],
  [/^src\/site\/events\//, ['event', 'account-events']],
  [/^src\/site\/(guides|reading)\//, ['guides', 'print', 'blog', 'services']],
  [/^src\/site\/(home|third-parties)\//, ['home', 'make-it-yours']],
  [/^src\/site\/(services|tests|about)\//, ['services']],
  [/^src\/site\/scholarships\//, ['scholarships']],
  [/^src\/site\/universities\//, ['universities', 'course.spec']],
  [/^src\/site\/pages\//, ['links', 'javascript-budget', 'pages-run-nothing', 'layout']],
];

/** @returns names of the browser tests to run; 'all' if the change may touch every page */
export function browserTests(changed) {
  if (changed.some((file) => EVERYWHERE.test(file))) return 'all';
  const specs = fs.readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts'));
  const starts = PARTS.flatMap(([part, names]) => (changed.some((file) => part.test(file)) ? names : []));
  return specs.filter(
    (name) => changed.includes(`tests/e2e/${name}`) || starts.some((start) => name.startsWith(start)),
  );
}
