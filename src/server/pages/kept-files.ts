import fs from 'node:fs';
import path from 'node:path';
import type { Log } from '../../platform/log.ts';
import { compress } from '../http/encoding.ts';
import type { CachedAnswer, CacheFollower } from './answer-cache.ts';
import { withPolicyInside } from './policy-inside.ts';

/** Addresses that are written: no query, nothing that a file name or a proxy could read another way. */
const PLAIN = /^\/$|^(\/[A-Za-z0-9_-]+)+$/;
/** Headers of a page that a proxy sends for every file (docs/examples). A page with others is not written. */
const SAME_FOR_ALL: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-type': 'text/html; charset=utf-8',
};
/** What is deleted at the start. Nothing else in the folder is touched. */
const OURS = /^(live|new|old-\d+-\d+)$/;
const SUFFIXES = ['', '.br', '.gz'] as const;

/**
 * Writes cached pages to files that a proxy on this computer serves by itself (KEPT_PAGES_DIR, docs/operations.md). A file
 * is there only while the page is in the cache of this process, and is written when the page is asked for again. When
 * the cache is cleared, one rename takes all files away before anything else happens.
 */
export class KeptFiles implements CacheFollower {
  readonly #folder: string;
  readonly #log: Log;
  /** The answers whose files are there or being written. */
  readonly #wanted = new Map<string, CachedAnswer>();
  #number = 0;
  /** When the files are said to have been written, in whole seconds since 1970: see `#nextSecond`. */
  #second = 0;

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
    makeFolder(folder);
    for (const left of fs.readdirSync(folder)) if (OURS.test(left)) this.#remove(path.join(folder, left));
    makeFolder(this.#live);
    makeFolder(this.#new);
    this.#nextSecond();
  }

  get #live(): string {
    return path.join(this.#folder, 'live');
  }
  get #new(): string {
    return path.join(this.#folder, 'new');
  }

  askedAgain(address: string, answer: CachedAnswer): void {
    if (!PLAIN.test(address) || answer.status !== 200) return;
    this.#wanted.set(address, answer);
    this.#write(address, answer).catch((error: unknown) => {
      if (this.#wanted.get(address) === answer) this.#wanted.delete(address);
      this.#log.warn({ component: 'kept pages', error }, 'A page could not be written for the proxy');
    });
  }

  dropped(address: string, answer: CachedAnswer): void {
    if (this.#wanted.get(address) !== answer) return;
    this.#wanted.delete(address);
    for (const suffix of SUFFIXES) fs.rmSync(this.#file(address, suffix), { force: true });
  }

  clears(): void {
    this.#wanted.clear();
    this.#nextSecond();
    this.#remove(this.#live);
    makeFolder(this.#live);
  }

  /**
   * nginx and Caddy make the ETag of a file from its second and its length. A page that is written again after a change must
   * not have the ETag it had, so each generation of files has a second of its own.
   */
  #nextSecond(): void {
    this.#second = Math.max(Math.floor(Date.now() / 1000), this.#second + 1);
  }

  #file(address: string, suffix: string): string {
    return path.join(this.#live, `${address}.html${suffix}`);
  }

  async #write(address: string, { headers, bodies }: CachedAnswer): Promise<void> {
    const { 'content-security-policy': policy, ...others } = headers;
    const same = Object.entries(others).every(([name, value]) => SAME_FOR_ALL[name] === value);
    const html = policy === undefined ? undefined : withPolicyInside(bodies.identity.toString(), policy);
    if (!same || html === undefined) return;
    const answer = this.#wanted.get(address);
    const body = Buffer.from(html);
    const all = [body, await compress(body, 'br'), await compress(body, 'gzip')];
    const mark = path.join(this.#new, `${process.pid}-${(this.#number += 1)}`);
    const second = Math.max(this.#second, Math.floor(Date.now() / 1000));
    for (const [at, suffix] of SUFFIXES.entries()) {
      await fs.promises.writeFile(mark + suffix, all[at]!);
      // Whatever the umask: pages are public, and the proxy is another user.
      await fs.promises.chmod(mark + suffix, 0o644);
      await fs.promises.utimes(mark + suffix, second, second);
    }
    // From here on nothing is awaited, so no change comes between the question and the answer.
    if (this.#wanted.get(address) !== answer) return SUFFIXES.forEach((each) => fs.rmSync(mark + each));
    makeFolders(this.#live, path.dirname(this.#file(address, '')));
    for (const suffix of SUFFIXES) fs.renameSync(mark + suffix, this.#file(address, suffix));
  }

  /** Takes a file or folder away at once, and deletes what is in it afterwards. */
  #remove(place: string): void {
    const old = path.join(this.#folder, `old-${process.pid}-${(this.#number += 1)}`);
    try {
      fs.renameSync(place, old);
    } catch (error) {
      // Another process on the same folder was faster.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    fs.promises.rm(old, { recursive: true, force: true }).catch(() => {});
  }
}

function makeFolder(folder: string): void {
  if (fs.mkdirSync(folder, { recursive: true }) !== undefined) fs.chmodSync(folder, 0o755);
}

/** Makes the folders between `root` and `folder`, each readable by all. */
function makeFolders(root: string, folder: string): void {
  if (folder.length > root.length) makeFolders(root, path.dirname(folder));
  makeFolder(folder);
}
