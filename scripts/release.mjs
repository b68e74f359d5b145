// npm run release: builds once and writes release/prasthan-VERSION-COMMIT-SYSTEM.tar.gz with everything that runs, Node included.
// What it writes depends only on the commit and the installed packages: names in order, the time of the commit, no owner.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { traceModules } from './release-files.mjs';
import { install, pinned } from './support.mjs';

const OUT = 'release';
const NOT_RUN = /\.(map|d\.[mc]?ts)$|(^|\/)\.(built-from|package-lock\.json)$|^dist\/mail\/previews\.js$/;
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

if (process.platform !== 'linux')
  throw new Error('A release is made on Linux, for the system it is made on.');
await install('production');
await pinned('scripts/build.mjs');

const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const changed = git('status', '--porcelain') !== '';
const commit = `${git('rev-parse', '--short=10', 'HEAD')}${changed ? '-changed' : ''}`;
const name = `prasthan-${version}-${commit}-${process.platform}-${process.arch}`;
const folder = path.join(OUT, name);
fs.rmSync(folder, { recursive: true, force: true });

const { modules, packages } = traceModules();
for (const file of [...modules, ...git('ls-files', 'db/migrations').split('\n')]) copy(file);
copy('dist');
for (const own of packages) copy(own, (file) => file === own || path.basename(file) !== 'node_modules');
fs.writeFileSync(
  path.join(folder, 'package.json'),
  `${JSON.stringify({ name: 'prasthan', version, private: true, type: 'module' }, null, 2)}\n`,
);
fs.writeFileSync(path.join(folder, 'VERSION'), `${version} ${commit}\n`);
for (const file of git('ls-files', 'deploy/server').split('\n').filter(Boolean)) copy(file);
fs.copyFileSync('deploy/prasthan', path.join(folder, 'prasthan'));
fs.chmodSync(path.join(folder, 'prasthan'), 0o755);
// What is in the site, the browser's part included: whoever runs a release can look for packages with known weaknesses.
execFileSync(process.execPath, ['scripts/sbom.mjs', path.join(folder, 'sbom.cdx.json')]);

const archive = `${folder}.tar.gz`;
const time = `@${git('log', '-1', '--format=%ct')}`;
const pack = [
  '--sort=name',
  `--mtime=${time}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=go-w,a+rX',
];
execFileSync('tar', ['--use-compress-program=gzip -n', ...pack, '-cf', archive, '-C', OUT, name]);
const sum = createHash('sha256').update(fs.readFileSync(archive)).digest('hex');
fs.writeFileSync(`${archive}.sha256`, `${sum}  ${path.basename(archive)}\n`);

const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
const sizes = entries
  .filter((entry) => entry.isFile())
  .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const unpacked = sizes.reduce((sum, size) => sum + size, 0);
fs.rmSync(folder, { recursive: true });
console.log(
  `${archive}: ${megabytes(fs.statSync(archive).size)}, unpacked ${megabytes(unpacked)} in ${sizes.length} files, ` +
    `${packages.length} packages`,
);

function copy(from, keep = () => true) {
  const filter = (file) => keep(file) && !NOT_RUN.test(file);
  fs.cpSync(from, path.join(folder, from), { recursive: true, dereference: true, filter });
}
