import { identityOf, type Json, type Step } from './changes.ts';

/**
 * Values inside a form by path. A path leads to an item with a `key` by this key ('@k7'), so that it stays right when
 * items before it are added, moved or removed.
 */
export type Path = readonly Step[];

type Fields = { readonly [name: string]: Json };
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

/** The step to an item: its key, or its position if it has none. */
export const stepTo = (item: Json, at: number): Step =>
  isFields(item) && typeof item['key'] === 'string' ? `@${item['key']}` : at;

const indexOf = (list: readonly Json[], step: Step): number =>
  typeof step === 'number' ? step : list.findIndex((item) => `@${identityOf(item)}` === step);

/** The value at a path; undefined if nothing is there. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let current = value;
  for (const step of path) {
    if (isList(current)) current = current[indexOf(current, step)];
    else if (isFields(current)) current = Object.hasOwn(current, step) ? current[step] : undefined;
    else return undefined;
  }
  return current;
}

/**
 * The value with another one at a path; undefined takes it away. Objects on the way are made if they are missing. A new
 * item is added at the end of its list.
 */
export function withValueAt(value: Json | undefined, path: Path, inner: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return inner;
  if (isList(value)) {
    const at = indexOf(value, step);
    const exists = at >= 0 && at < value.length;
    const next = withValueAt(exists ? value[at] : undefined, rest, inner);
    if (next === undefined) return exists ? value.toSpliced(at, 1) : value;
    return exists ? value.with(at, next) : [...value, next];
  }
  const fields = isFields(value) ? value : {};
  const next = withValueAt(fields[step], rest, inner);
  if (next !== undefined) return { ...fields, [step]: next };
  const { [String(step)]: _removed, ...others } = fields;
  return others;
}

/** A path with positions, as validators report it, as the path that fields have. */
export function steadyPath(value: Json | undefined, path: Path): Path {
  const steps: Step[] = [];
  let current = value;
  for (const step of path) {
    if (isList(current)) {
      const at = indexOf(current, step);
      const item = current[at];
      steps.push(item === undefined ? step : stepTo(item, at));
      current = item;
    } else {
      steps.push(step);
      current = isFields(current) ? current[step] : undefined;
    }
  }
  return steps;
}

/** A path as text, to name fields and to compare paths. */
export const pathName = (path: Path): string => path.join('.');
