/** A mutual exclusion lock that is granted in the order of the requests. */
export class FifoLock {
  #tail: Promise<void> = Promise.resolve();

  /** Resolves with the release function when all earlier holders have released the lock. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#tail;
    this.#tail = before.then(() => promise);
    await before;
    return resolve;
  }
}
