/**
 * The content that staff have changed, over the content that was shipped. The pages, the API and the jobs are built or
 * loaded separately and so have a copy of each module; they share this store by its registered symbol.
 */

interface Store {
  /** What staff have published, by the document's name. */
  published: Map<string, unknown>;
  /** What the current request previews instead, if anything; the server sets it. */
  preview?: () => ReadonlyMap<string, unknown> | undefined;
  /** Notes what is read; see `readsOf`. */
  reads?: Set<string> | undefined;
}

const KEY = Symbol.for('prasthan.content');
const shared = globalThis as { [KEY]?: Store };
const store = (): Store => (shared[KEY] ??= { published: new Map() });

/**
 * A document as it is now: the one that staff have published, otherwise the shipped one. Call it where the value is used,
 * never while a module loads: staff can change it at any moment.
 */
export function live<Data>(name: string, shipped: Data): Data {
  const { published, preview, reads } = store();
  reads?.add(name);
  const previewed = preview?.();
  if (previewed?.has(name)) return previewed.get(name) as Data;
  return published.has(name) ? (published.get(name) as Data) : shipped;
}

/** Replaces all that staff have published. For the server, after reading the database. */
export function setPublished(documents: ReadonlyMap<string, unknown>): void {
  store().published = new Map(documents);
}

/**
 * Keeps what is made from documents, by a key, until staff publish one. A request that previews drafts gets its own. Nothing
 * else may decide what is made, and there must be few keys.
 */
export function untilPublished<Value>(): (key: string, make: () => Value) => Value {
  let from: Store['published'] | undefined;
  const kept = new Map<string, Value>();
  return (key, make) => {
    const { published, preview, reads } = store();
    if (reads || preview?.() !== undefined) return make();
    if (from !== published) kept.clear();
    from = published;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    return made;
  };
}

/** The names of the documents that a function reads. It must not be asynchronous, nor call this itself. */
export function readsOf(work: () => unknown): Set<string> {
  const reads = new Set<string>();
  store().reads = reads;
  try {
    work();
  } finally {
    store().reads = undefined;
  }
  return reads;
}

/** Lets a request see drafts. */
export function setPreview(preview: Store['preview']): void {
  if (preview) store().preview = preview;
  else delete store().preview;
}
