import { KnownId, OwnText } from './values.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Ids of a list that are kept: the newest. */
const KEPT = 60;

/** Ids that answers have given, by the list in which they stood. */
export class KnownIds {
  readonly #lists = new Map<string, string[]>();

  /** @param list the name of the list, such as 'applications' */
  add(list: string, id: string): void {
    const ids = this.#lists.get(list) ?? [];
    if (ids.includes(id)) return;
    ids.push(id);
    if (ids.length > KEPT) ids.shift();
    this.#lists.set(list, ids);
  }

  /** Takes the ids out of an answer. @param list of the address */
  learn(list: string, answer: unknown): void {
    if (Array.isArray(answer)) for (const each of answer) this.learn(list, each);
    else if (typeof answer === 'object' && answer !== null) {
      for (const [name, value] of Object.entries(answer)) {
        if (name === 'id' && (typeof value === 'string' || typeof value === 'number'))
          this.add(list, String(value));
        else if (typeof value === 'string' && UUID.test(value)) this.add(name, value);
        else this.learn(name === 'results' ? list : name, value);
      }
    }
  }

  /** An id, if possible of this list, else of another; undefined if there is none of the kind. */
  pick({ of, kind, at }: KnownId): string | undefined {
    const fits = (id: string) => UUID.test(id) === (kind === 'uuid');
    const lists = [...this.#lists].toSorted(([a], [b]) => Number(alike(b, of)) - Number(alike(a, of)));
    // One in eight is of something else.
    const ids =
      at % 8 === 0 ? lists.flatMap(([, each]) => each).filter(fits) : (lists.find(([, each]) => each.some(fits))?.[1] ?? []).filter(fits); // oxfmt-ignore
    return ids[at % Math.max(1, ids.length)];
  }

  /** The values as they are sent: ids and the sender's own text are put in. */
  fill(value: unknown, own: string): unknown {
    if (value instanceof KnownId) {
      const id = this.pick(value);
      return value.kind === 'number'
        ? Number(id ?? value.at)
        : (id ?? '00000000-0000-4000-8000-000000000000');
    }
    if (value instanceof OwnText) return `${value.before} ${own}`;
    if (Array.isArray(value)) return value.map((each) => this.fill(each, own));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.fill(each, own)]));
  }
}

/** 'documents' fits 'document', 'document_id' and 'documents'. */
const alike = (list: string, name: string): boolean => {
  const stem = name.replace(/_?(ids?|s)$/, '');
  return stem.length > 2 && list.startsWith(stem);
};
