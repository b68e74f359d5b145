import * as z from 'zod';
import type { JsonSchema } from './types.ts';

const REFERENCE = '#/components/schemas/';
export const referenceTo = (id: string): JsonSchema => ({ $ref: REFERENCE + id });

export type KnownSchemas = typeof z.globalRegistry;

/**
 * The schemas that have a name now. The built pages bring copies of some with the same names when they are first
 * rendered, and zod refuses two schemas of one name.
 */
export function knownSchemas(): KnownSchemas {
  const known: KnownSchemas = z.registry();
  // oxlint-disable-next-line no-underscore-dangle -- zod declares it, and has no other way to list a registry
  for (const schema of z.globalRegistry._idmap.values()) known.add(schema, z.globalRegistry.get(schema)!);
  return known;
}

/** The named schemas that a text refers to, directly or indirectly. */
export function namedSchemas(text: string, known: KnownSchemas): Record<string, JsonSchema> {
  const { schemas: all } = z.toJSONSchema(known, {
    uri: (id) => REFERENCE + id,
    io: 'input',
    override: plainer,
  });
  const named = new Map<string, JsonSchema>();
  const take = (json: string) => {
    for (const [, name = ''] of json.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (named.has(name)) continue;
      const { $schema: _dialect, $id: _address, ...schema } = all[name] as JsonSchema;
      named.set(name, schema);
      take(JSON.stringify(schema));
    }
  };
  take(text);
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Removes what zod adds and readers do not need: the bounds of exact integers, the pattern behind a format. */
export function plainer({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['format']) delete jsonSchema['pattern'];
}
