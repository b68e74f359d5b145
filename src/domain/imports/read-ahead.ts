/** Reads the next item while the last one is worked on: reading the register and comparing it in the database use a core each. */
export async function* readAhead<T>(items: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  const ask = () => {
    const asked = iterator.next();
    // A failure shows when the item is wanted; until then nobody listens.
    asked.catch(() => {});
    return asked;
  };
  let next = ask();
  try {
    for (let item = await next; !item.done; item = await next) {
      next = ask();
      yield item.value;
    }
  } finally {
    await next.catch(() => {});
    await iterator.return?.();
  }
}
