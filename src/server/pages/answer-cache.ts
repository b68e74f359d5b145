import { LRUCache } from 'lru-cache';
import { nepalDate } from '../../contract/nepal-time.ts';

/** A page or another response that is the same for every visitor. Its compressed bodies are made when they are asked for. */
export interface CachedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Whether compressed bodies are worth making. */
  compressible?: boolean;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer; zstd?: Buffer };
}

export interface NewAnswer {
  answer: CachedAnswer;
  /** Whether it may be cached: only if every visitor may see it. */
  cacheable: boolean;
}

interface Options {
  /** Memory limit for all answers. */
  maxBytes: number;
  /**
   * Milliseconds after which an answer expires even if nothing was changed, because answers depend on the time: which
   * events are over. At midnight in Nepal all expire, because deadlines end with the day.
   */
  maxAge: number;
}

/** What else keeps answers, or makes them again. */
export interface CacheFollower {
  /** An answer was asked for a second time, so it is worth more than its place in memory. */
  askedAgain?(address: string, answer: CachedAnswer): void;
  /** An answer is no longer cached. */
  dropped?(address: string, answer: CachedAnswer): void;
  /** All answers are removed now. @param popular the addresses that were asked for most, the first most often */
  clears?(popular: readonly string[]): void;
}

interface Entry {
  answer: CachedAnswer;
  /** When it was made, on the clock of performance.now(). */
  madeAt: number;
  asked: number;
}

/** The share of its age after which an answer is made again while the old one is still sent, so that nobody waits. */
const DUE_SHARE = 0.8;
/** Addresses that are named as popular, and how often each was asked for at least. */
const MOST_POPULAR = 10;
const POPULAR_ASKED = 3;
/** What an entry takes besides its bodies: its headers, and the same prepared for each encoding. */
const ENTRY_BYTES = 3_000;

/** With what the compressed bodies will need: together hardly ever more than half of the body. */
const sizeOf = ({ answer: { bodies, compressible } }: Entry): number =>
  ENTRY_BYTES + Math.ceil(bodies.identity.length * (compressible ? 1.5 : 1));

/**
 * Cache of public answers by address. Its size is limited, and concurrent requests for an address create the answer
 * once.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Entry>;
  /**
   * Separate and smaller caches for addresses that contain free text, and for failures. The number of both is
   * unlimited, and a scan of such addresses must not evict other answers.
   */
  readonly #endless: LRUCache<string, Entry>;
  readonly #failed: LRUCache<string, Entry>;
  readonly #parts: readonly LRUCache<string, Entry>[];
  readonly #making = new Map<string, Promise<CachedAnswer>>();
  readonly #dueAfter: number;
  #generation = 0;
  readonly #asked = { hits: 0, misses: 0 };
  /** How often the popular addresses were asked for before the answers were removed. */
  #popular = new Map<string, number>();
  readonly #followers: CacheFollower[] = [];
  /** The day in Nepal of which the answers are. */
  #day = nepalDate(Date.now());
  /** The part of the day for which `#day` is known, in milliseconds since 1970: computing it takes 0.5 µs. */
  #sameDay = { from: Infinity, until: -Infinity };
  /** When all answers expire, in milliseconds since 1970, and what to do then. */
  #end: { at: number; passed: () => void } | undefined;

  constructor({ maxBytes, maxAge }: Options) {
    this.#dueAfter = maxAge * DUE_SHARE;
    const part = (share: number) =>
      new LRUCache<string, Entry>({
        sizeCalculation: sizeOf,
        ttl: maxAge,
        maxSize: Math.max(1, Math.floor(maxBytes * share)),
        dispose: ({ answer }, address) => {
          for (const follower of this.#followers) follower.dropped?.(address, answer);
        },
      });
    this.#answers = part(11 / 16);
    this.#endless = part(4 / 16);
    this.#failed = part(1 / 16);
    this.#parts = [this.#answers, this.#endless, this.#failed];
  }

  follow(follower: CacheFollower): void {
    this.#followers.push(follower);
  }

  /**
   * Removes all answers, or those whose address matches `concerns`. Answers being created now are returned but not
   * cached.
   */
  clear(concerns?: (address: string) => boolean): void {
    this.#generation += 1;
    this.#making.clear();
    if (concerns === undefined) {
      this.#notePopular();
      const popular = [...this.#popular.keys()];
      for (const follower of this.#followers) follower.clears?.(popular);
    }
    for (const kept of this.#parts) {
      for (const address of kept.keys()) if (concerns?.(address) ?? true) kept.delete(address);
    }
  }

  /** What was popular before counts half, so that a page is not forgotten when several changes follow each other. */
  #notePopular(): void {
    const counts = new Map([...this.#popular].map(([address, asked]) => [address, asked / 2]));
    for (const [address, { asked }] of this.#answers.entries()) {
      if (asked > 0) counts.set(address, (counts.get(address) ?? 0) + asked);
    }
    const most = [...counts].filter(([, asked]) => asked >= POPULAR_ASKED).sort((a, b) => b[1] - a[1]);
    this.#popular = new Map(most.slice(0, MOST_POPULAR));
  }

  /** Removes all answers at this moment, then calls `passed`. Replaces the moment that was set before. */
  clearAt(moment: Date, passed: () => void): void {
    this.#end = { at: moment.getTime(), passed };
  }

  /** How often an answer was cached or had to be waited for since the start, and the size of those cached now. */
  figures(): { hits: number; misses: number; bytes: number } {
    return { ...this.#asked, bytes: this.#parts.reduce((sum, part) => sum + part.calculatedSize, 0) };
  }

  /** Removes what has expired. Each look-up does so too; this is for answers that are kept elsewhere as well. */
  forgetPast(): void {
    this.#forgetPast();
    for (const part of this.#parts) part.purgeStale();
  }

  #forgetPast(): void {
    const now = Date.now();
    if (now < this.#sameDay.from || now > this.#sameDay.until) this.#lookAtDay(now);
    const end = this.#end;
    if (!end || now < end.at) return;
    this.#end = undefined;
    this.clear();
    end.passed();
  }

  #lookAtDay(now: number): void {
    const today = nepalDate(now);
    // Days in Nepal begin at a full quarter of an hour, so nothing changes within one.
    const from = now - (now % QUARTER_MS);
    this.#sameDay = { from, until: from + QUARTER_MS - 1 };
    if (today === this.#day) return;
    this.#day = today;
    this.clear();
  }

  /** Whether an answer is cached or is being created. */
  has(address: string): boolean {
    this.#forgetPast();
    return this.#parts.some((part) => part.has(address)) || this.#making.has(address);
  }

  /** The cached answer; undefined if there is none, or if it is to be made again by `get`. */
  kept(address: string): CachedAnswer | undefined {
    const entry = this.#find(address);
    return entry && !this.#isDue(address, entry) ? this.#use(address, entry) : undefined;
  }

  #find(address: string): Entry | undefined {
    this.#forgetPast();
    return this.#answers.get(address) ?? this.#endless.get(address) ?? this.#failed.get(address);
  }

  #use(address: string, entry: Entry): CachedAnswer {
    this.#asked.hits += 1;
    entry.asked += 1;
    if (entry.asked === 1) {
      for (const follower of this.#followers) follower.askedAgain?.(address, entry.answer);
    }
    return entry.answer;
  }

  #isDue(address: string, { madeAt }: Entry): boolean {
    return performance.now() - madeAt > this.#dueAfter && !this.#making.has(address);
  }

  /**
   * The cached answer, or a new one from `make`. An answer that will soon expire is sent, and made again meanwhile.
   * @param endless true if the address contains free text
   */
  async get(
    address: string,
    make: () => Promise<NewAnswer>,
    { endless = false } = {},
  ): Promise<{ answer: CachedAnswer; hit: boolean }> {
    const entry = this.#find(address);
    if (entry) {
      // If it fails, the next request tries again, and after the answer's time without the old one.
      if (this.#isDue(address, entry)) this.#begin(address, make, endless).catch(() => {});
      return { answer: this.#use(address, entry), hit: true };
    }
    this.#asked.misses += 1;
    const running = this.#making.get(address);
    if (running) return { answer: await running, hit: true };
    return { answer: await this.#begin(address, make, endless), hit: false };
  }

  async #begin(address: string, make: () => Promise<NewAnswer>, endless: boolean): Promise<CachedAnswer> {
    const making = this.#makeAndKeep(address, make, endless);
    this.#making.set(address, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(address) === making) this.#making.delete(address);
    }
  }

  async #makeAndKeep(
    address: string,
    make: () => Promise<NewAnswer>,
    endless: boolean,
  ): Promise<CachedAnswer> {
    const generation = this.#generation;
    const { answer, cacheable } = await make();
    // An answer that was begun yesterday may say that yesterday's deadline has not passed, or lack a scheduled post.
    this.#forgetPast();
    if (cacheable && generation === this.#generation) {
      const part = answer.status >= 400 ? this.#failed : endless ? this.#endless : this.#answers;
      // A page that was made again may be none any more.
      for (const other of this.#parts) if (other !== part) other.delete(address);
      part.set(address, { answer, madeAt: performance.now(), asked: 0 });
    }
    return answer;
  }
}

const QUARTER_MS = 15 * 60_000;
