import { isSame, type Json } from '../edits/changes.ts';

type Item = { readonly [name: string]: Json };

/** An item of a list without its key, which only tells items apart. */
const content = (item: Json): Json => {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  const { key: _key, ...rest } = item as Item;
  return rest;
};

/** What makes two items of a list the same thing: a new one takes the place of the old one. */
const SAME_THING: Readonly<Record<string, readonly string[]>> = {
  intakes: ['year', 'month'],
  english: ['test'],
  accreditations: ['accreditation'],
  details: ['detail'],
};

/** The same value; items of lists may have other keys and another order. */
export function sameContent(one: Json | undefined, other: Json | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return isSame(one ?? null, other ?? null);
  const [items, others] = [one as readonly Json[], other as readonly Json[]];
  return items.length === others.length && items.every((item) => others.some((each) => isSame(content(item), content(each)))); // oxfmt-ignore
}

/** The value of a field after a bulk edit; the value before, if it has the new one already. */
export function newValue(
  { action, field }: { action: string; field: string },
  before: Json | undefined,
  value: Json,
): Json {
  if (action === 'percent') {
    return typeof before === 'number' ? Math.round(before * (100 + Number(value))) / 100 : (before ?? null);
  }
  if (action === 'add') return added(field, (before ?? []) as readonly Item[], value as readonly Item[]);
  return sameContent(before, value) ? (before ?? null) : value;
}

function added(field: string, before: readonly Item[], items: readonly Item[]): readonly Item[] {
  const same = SAME_THING[field] ?? [];
  const all = [...before];
  for (const item of items) {
    const at = all.findIndex((one) => same.every((name) => isSame(one[name] ?? null, item[name] ?? null)));
    if (at === -1) all.push(item);
    else all[at] = { ...item, key: all[at]!['key'] ?? '' };
  }
  return all;
}
