/**
 * What one person changed in a form, as paths with the value before and after. Changes of different paths merge with
 * changes of others; a path that somebody else has changed meanwhile is a clash that a person decides.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * A step into a value: the name of a field, the index of an item, or '@' with the identity of an item (its `key`, `id` or
 * `slug`). '@order' stands for the order of the items of such a list.
 */
export type Step = string | number;

export interface Change {
  path: Step[];
  /** Unset: there was nothing. */
  before?: Json | undefined;
  /** Unset: removed. */
  after?: Json | undefined;
}

export interface Clash extends Change {
  /** The value that somebody else has written meanwhile; unset: they removed it. */
  now?: Json | undefined;
}

const ORDER = '@order';

/** Whether a path stands for the order of the items of a list. */
export const isOrder = (path: readonly Step[]): boolean => path.at(-1) === ORDER;

/** A value in plain text: what is neither text nor number nor a yes or no, as JSON. */
export function jsonText(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

type Fields = { readonly [name: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The same value, whatever the order of the fields. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one)) {
    return isList(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** What identifies an item of a list: its key, id or slug. */
export function identityOf(item: Json): string | undefined {
  if (!isFields(item)) return undefined;
  const id = item['key'] ?? item['id'] ?? item['slug'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** The items of a list by their identity; undefined if one has none or two have the same. */
function byIdentity(list: readonly Json[]): Map<string, Json> | undefined {
  const items = new Map<string, Json>();
  for (const item of list) {
    const id = identityOf(item);
    if (id === undefined || items.has(id)) return undefined;
    items.set(id, item);
  }
  return items;
}

/** What leads from one value to the other. */
export function changesBetween(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly Step[] = [],
): Change[] {
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
  }
  if (isList(before) && isList(after)) {
    const [old, current] = [byIdentity(before), byIdentity(after)];
    if (old && current) return changesOfItems(old, current, path);
    if (before.length === after.length) {
      return before.flatMap((item, at) => changesBetween(item, after[at], [...path, at]));
    }
  }
  return [
    { path: [...path], ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
  ];
}

function changesOfItems(
  before: ReadonlyMap<string, Json>,
  after: ReadonlyMap<string, Json>,
  path: readonly Step[],
): Change[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const items = ids.flatMap((id) => {
    const [old, current] = [before.get(id), after.get(id)];
    const at = [...path, `@${id}`];
    if (old !== undefined && current !== undefined) return changesBetween(old, current, at);
    return [
      {
        path: at,
        ...(old !== undefined && { before: old }),
        ...(current !== undefined && { after: current }),
      },
    ];
  });
  const [from, to] = [[...before.keys()], [...after.keys()]];
  return isSame(from, to) ? items : [...items, { path: [...path, ORDER], before: from, after: to }];
}

/**
 * Applies somebody's changes to a value that others may have changed meanwhile. A change whose path still has the value
 * from before, or already has the new one, is applied; every other one is a clash and is left out.
 */
export function applyChanges(value: Json, changes: readonly Change[]): { value: Json; clashes: Clash[] } {
  const clashes: Clash[] = [];
  let current: Json | undefined = value;
  for (const change of changes) {
    const applied = apply(current, change.path, change);
    if (applied === UNREACHABLE) clashes.push({ ...change });
    else if (applied instanceof Changed)
      clashes.push({ ...change, ...(applied.now !== undefined && { now: applied.now }) });
    else current = applied;
  }
  return { value: current ?? null, clashes };
}

class Changed {
  readonly now: Json | undefined;
  constructor(now: Json | undefined) {
    this.now = now;
  }
}
const UNREACHABLE = Symbol('unreachable');
type Applied = Json | undefined | Changed | typeof UNREACHABLE;

function apply(value: Json | undefined, [step, ...rest]: readonly Step[], change: Change): Applied {
  if (step === undefined) {
    if (isSame(value, change.after) || isSame(value, change.before)) return change.after;
    return new Changed(value);
  }
  if (step === ORDER) return isList(value) ? ordered(value, change) : UNREACHABLE;
  if (isList(value)) {
    const at = typeof step === 'number' ? step : value.findIndex((item) => `@${identityOf(item)}` === step);
    const inner = apply(at === -1 ? undefined : value[at], rest, change);
    if (inner instanceof Changed || inner === UNREACHABLE) return inner;
    if (at === -1) return inner === undefined ? value : [...value, inner];
    if (at >= value.length) return UNREACHABLE;
    return inner === undefined ? value.toSpliced(at, 1) : value.with(at, inner);
  }
  if (isFields(value) && typeof step === 'string') {
    const inner = apply(value[step], rest, change);
    if (inner instanceof Changed || inner === UNREACHABLE) return inner;
    const { [step]: _replaced, ...others } = value;
    return inner === undefined ? others : { ...value, [step]: inner };
  }
  return UNREACHABLE;
}

/** Orders items as a person left them. Items that others have added stay behind the one that they followed. */
function ordered(value: readonly Json[], { before, after }: Change): Applied {
  const items = byIdentity(value);
  if (!items || !isList(before) || !isList(after)) return UNREACHABLE;
  const now = [...items.keys()];
  const wanted = after.map(String);
  const common = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id));
  const known = before.map(String).filter((id) => wanted.includes(id));
  const movedByOthers = !isSame(common(now, known), common(known, now));
  const movedAlike = isSame(common(now, wanted), common(wanted, now));
  if (movedByOthers && !movedAlike) return new Changed(now);
  const order = wanted.filter((id) => items.has(id));
  for (const [at, id] of now.entries()) {
    if (!order.includes(id)) order.splice(at === 0 ? 0 : order.indexOf(now[at - 1]!) + 1, 0, id);
  }
  return order.map((id) => items.get(id)!);
}
