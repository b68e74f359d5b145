import { LRUCache } from 'lru-cache';

/** A page or another answer that is the same for everybody, with its compressed forms, ready to send. */
export interface KeptAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

export interface Made {
  answer: KeptAnswer;
  /** Only what every visitor may see is kept. */
  cacheable: boolean;
}

interface Options {
  /** The most memory for all answers. */
  maxBytes: number;
  /** Milliseconds after which an answer is made anew even if nothing was changed: answers say what is open today. */
  maxAge: number;
}

function sizeOf({ bodies }: KeptAnswer): number {
  return 500 + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);
}

/** Public answers by address: bounded in bytes, made once when many ask at the same time. */
export class AnswerCache {
  readonly #answers: LRUCache<string, KeptAnswer>;
  /**
   * Apart and smaller: addresses that hold what somebody typed, and what is no success. There is no end of either, and
   * a scan of them must not push the others out.
   */
  readonly #endless: LRUCache<string, KeptAnswer>;
  readonly #failed: LRUCache<string, KeptAnswer>;
  readonly #making = new Map<string, Promise<KeptAnswer>>();
  #generation = 0;

  constructor({ maxBytes, maxAge }: Options) {
    const part = (share: number) =>
      new LRUCache<string, KeptAnswer>({
        sizeCalculation: sizeOf,
        ttl: maxAge,
        maxSize: Math.max(1, Math.floor(maxBytes * share)),
      });
    this.#answers = part(11 / 16);
    this.#endless = part(4 / 16);
    this.#failed = part(1 / 16);
  }

  /** Forgets every answer, or those whose address `concerns` picks; what is being made now is answered but not kept. */
  clear(concerns: (address: string) => boolean = () => true): void {
    this.#generation += 1;
    for (const kept of [this.#answers, this.#endless, this.#failed]) {
      for (const address of kept.keys()) if (concerns(address)) kept.delete(address);
    }
    this.#making.clear();
  }

  /** Whether an answer is there, or will be without further work. */
  has(address: string): boolean {
    const kept = [this.#answers, this.#endless, this.#failed].some((part) => part.has(address));
    return kept || this.#making.has(address);
  }

  /** @param endless the address holds what somebody typed */
  async get(
    address: string,
    make: () => Promise<Made>,
    { endless = false } = {},
  ): Promise<{ answer: KeptAnswer; hit: boolean }> {
    const kept = this.#answers.get(address) ?? this.#endless.get(address) ?? this.#failed.get(address);
    if (kept) return { answer: kept, hit: true };
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

  async #makeAndKeep(address: string, make: () => Promise<Made>, endless: boolean): Promise<KeptAnswer> {
    const generation = this.#generation;
    const { answer, cacheable } = await make();
    if (cacheable && generation === this.#generation) {
      const part = answer.status >= 400 ? this.#failed : endless ? this.#endless : this.#answers;
      part.set(address, answer);
    }
    return answer;
  }
}
