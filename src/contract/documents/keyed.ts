import * as z from 'zod';

/** The schema inside optional and nullable ones. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return inner(schema.unwrap());
  return schema;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * A shipped value whose items have keys where the schema wants them. The key comes from the item's first text, so it is
 * the same in every release that has the item.
 */
export function keyed(schema: z.core.$ZodType, value: unknown): unknown {
  const known = inner(schema);
  if (known instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item) => keyed(known.element, item) as Fields);
    const element = inner(known.element);
    if (!(element instanceof z.ZodObject) || !('key' in element.shape)) return items;
    const taken = new Set<string>();
    return items.map((item) => {
      const key = unused(wordsOf(item), taken);
      taken.add(key);
      return { key, ...item };
    });
  }
  if (known instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const { shape } = known;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        name in shape ? keyed(shape[name] as z.core.$ZodType, field) : field,
      ]),
    );
  }
  return value;
}

const LONGEST = 40;

function wordsOf(item: Fields): string {
  const first = Object.values(item).find((field) => typeof field === 'string') ?? '';
  return (
    first
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST)
      .replaceAll(/^-|-$/g, '') || 'item'
  );
}

function unused(words: string, taken: ReadonlySet<string>): string {
  if (!taken.has(words)) return words;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${words}-${number}`)) return `${words}-${number}`;
  }
}
