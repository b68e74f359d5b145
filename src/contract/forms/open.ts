import * as z from 'zod';
import type { Json } from '../edits/changes.ts';

export type Meta = z.GlobalMeta;

interface Opened {
  /** The schema inside all wrappers. */
  inner: z.core.$ZodType;
  /** Hints of all wrappers; those outside win. */
  meta: Meta;
  empty: 'null' | 'absent' | null;
  initial: Json | undefined;
}

interface Wrapper {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  defaultValue?: unknown;
  getter?: () => z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
}

/** The public definition of a schema. */
export const definition = (schema: z.core.$ZodType): z.core.$ZodTypeDef => (schema as z.ZodType).def;

/** Opens nullable, optional, default, readonly, transform and the like, and gathers what they say. */
export function opened(schema: z.core.$ZodType): Opened {
  const meta = z.globalRegistry.get(schema as z.ZodType) ?? {};
  const def = definition(schema) as Wrapper;
  const inner = insideOf(def);
  if (inner === undefined) return { inner: schema, meta, empty: null, initial: undefined };
  const rest = opened(inner);
  const empty = def.type === 'optional' ? 'absent' : isNullable(def) ? 'null' : null;
  return {
    inner: rest.inner,
    meta: { ...rest.meta, ...meta },
    // A field that may be both is stored as null: a form always shows all of its fields.
    empty: def.type === 'nonoptional' ? null : rest.empty === 'null' ? 'null' : (empty ?? rest.empty),
    initial: initialOf(def) ?? rest.initial,
  };
}

const isNull = (option: z.core.$ZodType) => definition(option).type === 'null';
const isNullable = (def: Wrapper) => def.type === 'nullable' || def.type === 'union';

function insideOf(def: Wrapper): z.core.$ZodType | undefined {
  if (def.innerType) return def.innerType;
  if (def.type === 'lazy') return def.getter?.();
  // Before z.preprocess stands a transform; what people edit is what it makes.
  if (def.type === 'pipe') return def.in && definition(def.in).type === 'transform' ? def.out : def.in;
  if (def.type === 'union' && def.options?.some(isNull)) {
    const others = def.options.filter((option) => !isNull(option));
    return others.length === 1 ? others[0] : z.union(others as [z.ZodType, z.ZodType]);
  }
  return undefined;
}

function initialOf({ type, defaultValue }: Wrapper): Json | undefined {
  if (type !== 'default' && type !== 'prefault') return undefined;
  const value = typeof defaultValue === 'function' ? (defaultValue as () => unknown)() : defaultValue;
  return value === undefined ? undefined : (value as Json);
}
