/** Exclusive use in the order of asking. */
export class FifoLock {
  #tail: Promise<void> = Promise.resolve();

  /** Resolves with the release function when everybody who asked before has released. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#tail;
    this.#tail = before.then(() => promise);
    await before;
    return resolve;
  }
}
