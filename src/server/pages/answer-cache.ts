import { LRUCache } from 'lru-cache';
import { nepalDate } from '../../contract/nepal-time.ts';

/** A page or another response that is the same for every visitor. Its compressed bodies are made when they are asked for. */
export interface CachedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Whether compressed bodies are worth making. */
  compressible?: boolean;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
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

/** With what the compressed bodies will need: together hardly ever more than half of the body. */
const sizeOf = ({ bodies, compressible }: CachedAnswer): number =>
  500 + Math.ceil(bodies.identity.length * (compressible ? 1.5 : 1));

/**
 * Cache of public answers by address. Its size is limited, and concurrent requests for an address create the answer
 * once.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  /**
   * Separate and smaller caches for addresses that contain free text, and for failures. The number of both is
   * unlimited, and a scan of such addresses must not evict other answers.
   */
  readonly #endless: LRUCache<string, CachedAnswer>;
  readonly #failed: LRUCache<string, CachedAnswer>;
  readonly #making = new Map<string, Promise<CachedAnswer>>();
  #generation = 0;
  readonly #asked = { hits: 0, misses: 0 };
  /** The day in Nepal of which the answers are. */
  #day = nepalDate(Date.now());
  /** When all answers expire, in milliseconds since 1970, and what to do then. */
  #end: { at: number; passed: () => void } | undefined;

  constructor({ maxBytes, maxAge }: Options) {
    const part = (share: number) =>
      new LRUCache<string, CachedAnswer>({
        sizeCalculation: sizeOf,
        ttl: maxAge,
        maxSize: Math.max(1, Math.floor(maxBytes * share)),
      });
    this.#answers = part(11 / 16);
    this.#endless = part(4 / 16);
    this.#failed = part(1 / 16);
  }

  /**
   * Removes all answers, or those whose address matches `concerns`. Answers being created now are returned but not
   * cached.
   */
  clear(concerns: (address: string) => boolean = () => true): void {
    this.#generation += 1;
    for (const kept of [this.#answers, this.#endless, this.#failed]) {
      for (const address of kept.keys()) if (concerns(address)) kept.delete(address);
    }
    this.#making.clear();
  }

  /** Removes all answers at this moment, then calls `passed`. Replaces the moment that was set before. */
  clearAt(moment: Date, passed: () => void): void {
    this.#end = { at: moment.getTime(), passed };
  }

  /** How often an answer was cached or had to be waited for since the start, and the size of those cached now. */
  figures(): { hits: number; misses: number; bytes: number } {
    const parts = [this.#answers, this.#endless, this.#failed];
    return { ...this.#asked, bytes: parts.reduce((sum, part) => sum + part.calculatedSize, 0) };
  }

  #forgetPast(): void {
    const now = Date.now();
    const today = nepalDate(now);
    if (today !== this.#day) {
      this.#day = today;
      this.clear();
    }
    const end = this.#end;
    if (!end || now < end.at) return;
    this.#end = undefined;
    this.clear();
    end.passed();
  }

  /** Whether an answer is cached or is being created. */
  has(address: string): boolean {
    this.#forgetPast();
    const kept = [this.#answers, this.#endless, this.#failed].some((part) => part.has(address));
    return kept || this.#making.has(address);
  }

  /** The cached answer, or a new one from `make`. @param endless true if the address contains free text */
  async get(
    address: string,
    make: () => Promise<NewAnswer>,
    { endless = false } = {},
  ): Promise<{ answer: CachedAnswer; hit: boolean }> {
    this.#forgetPast();
    const kept = this.#answers.get(address) ?? this.#endless.get(address) ?? this.#failed.get(address);
    if (kept) {
      this.#asked.hits += 1;
      return { answer: kept, hit: true };
    }
    this.#asked.misses += 1;
    const running = this.#making.get(address);
    if (running) return { answer: await running, hit: true };
    const making = this.#makeAndKeep(address, make, endless);
    this.#making.set(address, making);
    try {
      return { answer: await making, hit: false };
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
      part.set(address, answer);
    }
    return answer;
  }
}
