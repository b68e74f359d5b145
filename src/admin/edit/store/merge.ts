import {
  applyChanges,
  changesBetween,
  identityOf,
  isOrder,
  type Change,
  type Clash,
  type Json,
} from '../../../contract/edits/changes.ts';
import { valueAt, withValueAt, type Path } from '../../../contract/edits/paths.ts';

/** What a form began from, and what it is now. Their difference is what the person has changed. */
export interface Draft {
  base: Json;
  value: Json;
}

/**
 * Brings what others have saved into a form: fields that the person has not touched take the new values. A field that both
 * have changed stays as the person typed it, and so does the value that it began from: the next save then reports the clash.
 */
export function merged({ base, value }: Draft, newest: Json): Draft {
  const applied = applyChanges(newest, changesBetween(base, value));
  return applied.clashes.reduce((draft, clash) => keepApart(draft, clash, { base, value }), {
    base: newest,
    value: applied.value,
  });
}

function keepApart(draft: Draft, { path }: Clash, own: Draft): Draft {
  if (isOrder(path)) return inOwnOrder(draft, path.slice(0, -1), own);
  const reached = reachable(draft.base, path);
  return {
    base: withValueAt(draft.base, reached, valueAt(own.base, reached)) ?? null,
    value: withValueAt(draft.value, reached, valueAt(own.value, reached)) ?? null,
  };
}

/** The path, or the first part of it that is missing: somebody has removed what is around the field. */
function reachable(value: Json, path: Path): Path {
  const missing = path.findIndex((_step, at) => valueAt(value, path.slice(0, at + 1)) === undefined);
  return missing === -1 ? path : path.slice(0, missing + 1);
}

/**
 * Adds changes that a person made earlier, from another base. What somebody else has changed meanwhile is kept as the
 * person typed it, and will be reported as a clash by the next save.
 */
export function withChanges(draft: Draft, changes: readonly Change[]): { draft: Draft; left: Change[] } {
  const { value, clashes } = applyChanges(draft.value, changes);
  const left: Change[] = [];
  const together = clashes.reduce<Draft>(
    (each, clash) => {
      const { path, before, after } = clash;
      // What was kept on the device for long must not move what has been put in order since.
      if (isOrder(path)) return each;
      if (valueAt(each.value, path.slice(0, -1)) === undefined) {
        left.push(clash);
        return each;
      }
      return {
        base: withValueAt(each.base, path, before) ?? null,
        value: withValueAt(each.value, path, after) ?? null,
      };
    },
    { base: draft.base, value },
  );
  return { draft: together, left };
}

/** How a clash is decided: by keeping one of both, or with a third value. */
export type Choice = { take: 'mine' } | { take: 'theirs' } | { take: 'other'; value: Json };

/** Decides a clash, so that the next save writes what was chosen. @param newest what the others have saved */
export function decided(draft: Draft, clash: Clash, choice: Choice, newest: Json): Draft {
  const { path } = clash;
  if (isOrder(path)) return choice.take === 'mine' ? inOrder(draft, clash) : draft;
  const place = reachable(newest, path);
  const theirs = valueAt(newest, place);
  const mine = valueAt(draft.value, place);
  const chosen = choice.take === 'theirs' ? theirs : choice.take === 'mine' ? mine : choice.value;
  return {
    base: withValueAt(draft.base, place, theirs) ?? null,
    value: withValueAt(draft.value, place, chosen) ?? null,
  };
}

/** Puts the items of a list in the order that the person wanted. */
const inOrder = ({ base, value }: Draft, { path, after }: Clash): Draft => ({
  base,
  value: reordered(value, path.slice(0, -1), after),
});

/** A list in the order that this person gave it, and in the base the order from before: so the next save reports it. */
const inOwnOrder = ({ base, value }: Draft, place: Path, own: Draft): Draft => ({
  base: reordered(base, place, idsAt(own.base, place)),
  value: reordered(value, place, idsAt(own.value, place)),
});

/** A form whose list at a place is in another order. Items that the order does not name stay behind their neighbor. */
function reordered(form: Json, place: Path, after: Json | undefined): Json {
  const before = idsAt(form, place);
  if (before === undefined || after === undefined) return form;
  const list = valueAt(form, place) as Json[];
  const { value } = applyChanges(list, [{ path: ['@order'], before, after }]);
  return withValueAt(form, place, value) ?? null;
}

function idsAt(form: Json, place: Path): string[] | undefined {
  const list = valueAt(form, place);
  return Array.isArray(list) ? (list as Json[]).map((item) => identityOf(item) ?? '') : undefined;
}
