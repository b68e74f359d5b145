import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema, OpenApiDocument } from '../../../src/api/openapi/types.ts';

/** Values for fields, made from their schemas. What only a running sequence knows is filled in when it is sent. */

/** An id that an answer has given, if possible of a list with this name. */
export class KnownId {
  readonly of: string;
  readonly kind: 'uuid' | 'number';
  readonly at: number;
  constructor(of: string, kind: 'uuid' | 'number', at: number) {
    this.of = of;
    this.kind = kind;
    this.at = at;
  }
}

/** The sender's own text, by which it is recognised in answers to others. */
export class OwnText {
  readonly before: string;
  constructor(before: string) {
    this.before = before;
  }
}

const LONE = '\ud83d';
const ODD: readonly unknown[] = [
  null, true, 0, -1, 1e308, 2_147_483_648, '', ' ', '\0', LONE, '{}', '💥', '\u202e', "'; drop table users; --", '%00',
  '../../etc/passwd', '<script>alert(1)</script>', '=1+1', [], {}, [[]], { __proto__: { role: 'staff' } }, '٣',
  'x'.repeat(9000), 'é'.repeat(300),
]; // oxfmt-ignore

export const odd: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const words = fc.constantFrom('nursing', 'yes', 'active', 'staff', 'Kathmandu', '9841234567', 'Call back', '2026-11', '123456'); // oxfmt-ignore
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const emails = fc.constantFrom('a@b', 'new@example.com', 'NEW@example.com', '"x y"@z.org', 'x@[::1]');

const TEXTS: Readonly<Record<string, (name: string) => Arbitrary<unknown>>> = {
  uuid: (name) => fc.nat(999).map((at) => new KnownId(name, 'uuid', at)),
  date: () => day.map((text) => text.slice(0, 10)),
  'date-time': () => day,
  email: () => emails,
};

function textOf(name: string, { format, maxLength }: JsonSchema): Arbitrary<unknown> {
  const own = typeof format === 'string' ? TEXTS[format] : undefined;
  if (own) return own(name);
  const most = typeof maxLength === 'number' ? maxLength : 200;
  return fc.oneof(
    words,
    words.map((word) => new OwnText(word)),
    fc.string({ unit: 'grapheme', maxLength: Math.min(most, 40) }),
    fc.constant('x'.repeat(Math.min(most, 3000))),
    fc.constant('x'.repeat(Math.min(most, 3000) + 1)),
  );
}

function numberOf(name: string, { minimum, maximum }: JsonSchema): Arbitrary<unknown> {
  const min = typeof minimum === 'number' ? Math.ceil(minimum) : 0;
  const max = Math.max(min, typeof maximum === 'number' ? Math.min(maximum, 2_000_000_000) : 1000);
  return fc.oneof(
    fc.nat(999).map((at) => new KnownId(name, 'number', at)),
    fc.integer({ min, max }),
    fc.constantFrom(min - 1, max, max + 1, 0.5),
  );
}

/** Makes values for schemas of a document. */
export function valuesOf({ components }: Pick<OpenApiDocument, 'components'>) {
  const arbitraryOf = (name: string, schema: JsonSchema, depth = 0): Arbitrary<unknown> =>
    fc.oneof({ weight: 12, arbitrary: fitting(name, schema, depth) }, { weight: 1, arbitrary: odd });

  function fitting(name: string, schema: JsonSchema, depth: number): Arbitrary<unknown> {
    const { $ref, type, properties, items } = schema;
    if (typeof $ref === 'string') {
      const known = components.schemas[$ref.split('/').at(-1)!];
      return known && depth < 8 ? fitting(name, known, depth + 1) : fc.constant(null);
    }
    if ('const' in schema) return fc.constant(schema['const']);
    if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
    const several = schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'];
    if (Array.isArray(several))
      return fc.oneof(...several.map((each) => fitting(name, each as JsonSchema, depth + 1)));
    if (Array.isArray(type))
      return fc.oneof(...type.map((each: unknown) => fitting(name, { ...schema, type: each }, depth)));
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'integer' || type === 'number') return numberOf(name, schema);
    if (type === 'string') return textOf(name, schema);
    if (type === 'array' && items && depth < 8)
      return fc.array(arbitraryOf(name, items as JsonSchema, depth + 1), { maxLength: 3 });
    if (properties) return objectOf(properties as Record<string, JsonSchema>, depth);
    return fc.oneof(words, fc.dictionary(words, words, { maxKeys: 2 }));
  }

  /** Mostly with all its fields, sometimes without one or with others. */
  function objectOf(properties: Record<string, JsonSchema>, depth: number): Arbitrary<unknown> {
    const fields = Object.entries(properties).map(
      ([name, schema]) => [name, arbitraryOf(name, schema, depth + 1)] as const,
    );
    const all = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    const whole = fc.record(Object.fromEntries(fields));
    const more = fc.dictionary(fc.constantFrom('role', 'id', 'user_id', 'x'), odd, { maxKeys: 2 });
    return fc.oneof(
      { weight: 6, arbitrary: whole },
      { weight: 2, arbitrary: all },
      {
        weight: 1,
        arbitrary: fc.tuple(whole, more).map(([known, added]) => Object.assign({}, known, added)),
      },
    );
  }
  return { arbitraryOf };
}
