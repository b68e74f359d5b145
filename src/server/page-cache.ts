import { LRUCache } from 'lru-cache';

/** A rendered page with its compressed forms, ready to send. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

export interface Rendered {
  page: CachedPage;
  /** Only what every visitor may see is kept. */
  cacheable: boolean;
}

const MEGABYTE = 1024 * 1024;
/** Pages state what is open today, so none outlives this even if nothing was changed. */
const MAX_AGE_MS = 10 * 60 * 1000;

function sizeOf({ bodies }: CachedPage): number {
  return 500 + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);
}

/** Public pages by address: bounded in bytes, rendered once when many ask at the same time. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Apart and small, so that a scan of random addresses does not push the real pages out. */
  readonly #notFound: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #generation = 0;

  constructor(maxBytes = 64 * MEGABYTE) {
    const options = { sizeCalculation: sizeOf, ttl: MAX_AGE_MS };
    this.#pages = new LRUCache({ ...options, maxSize: maxBytes });
    this.#notFound = new LRUCache({ ...options, maxSize: Math.max(1, Math.floor(maxBytes / 16)) });
  }

  /** Forgets every page; what is being rendered now is answered but not kept. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#notFound.clear();
    this.#rendering.clear();
  }

  async get(key: string, render: () => Promise<Rendered>): Promise<{ page: CachedPage; hit: boolean }> {
    const kept = this.#pages.get(key) ?? this.#notFound.get(key);
    if (kept) return { page: kept, hit: true };
    const running = this.#rendering.get(key);
    if (running) return { page: await running, hit: true };
    const rendering = this.#renderAndKeep(key, render);
    this.#rendering.set(key, rendering);
    try {
      return { page: await rendering, hit: false };
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    }
  }

  async #renderAndKeep(key: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const generation = this.#generation;
    const { page, cacheable } = await render();
    if (cacheable && generation === this.#generation) {
      (page.status === 404 ? this.#notFound : this.#pages).set(key, page);
    }
    return page;
  }
}
