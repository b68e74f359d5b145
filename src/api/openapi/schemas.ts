import * as z from 'zod';
import type { JsonSchema } from './types.ts';

const REFERENCE = '#/components/schemas/';
export const referenceTo = (id: string): JsonSchema => ({ $ref: REFERENCE + id });

/** The named schemas that a text refers to, directly or indirectly. */
export function namedSchemas(text: string): Record<string, JsonSchema> {
  const { schemas: all } = z.toJSONSchema(z.globalRegistry, {
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
