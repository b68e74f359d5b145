import fc, { type Arbitrary } from 'fast-check';
import type { Call } from '../../../src/api/http/handle-call.ts';
import type { JsonSchema, OpenApiDocument } from '../../../src/api/openapi/types.ts';
import { files } from './files.ts';
import { KnownId, odd, valuesOf } from './values.ts';

/** Who makes a request. */
export const ROLES = [
  'visitor',
  'asha',
  'bina',
  'owner',
  'editor',
  'counselor',
  'reader',
  'stale',
  'forged',
] as const;
export type Role = (typeof ROLES)[number];

export type FuzzedBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown; cut: number | null; type: string }
  | { kind: 'text'; text: string; type: string }
  | { kind: 'form'; parts: readonly (readonly [name: string, value: unknown])[]; boundary: string | null };

/** One request of a sequence. */
export interface Step {
  call: Call;
  method: string;
  role: Role;
  /** Begin with the recipe of the call, so that it has everything it needs. */
  prepared: boolean;
  params: Readonly<Record<string, unknown>>;
  query: readonly (readonly [string, unknown])[];
  headers: Readonly<Record<string, string>>;
  body: FuzzedBody;
}

const TYPES = [
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  '',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];
const HEADERS: readonly (readonly [string, string])[] = [
  ['If-None-Match', '*'],
  ['If-None-Match', '"x", W/"y"'],
  ['Range', 'bytes=0-3'],
  ['Range', 'bytes=9-1,,'],
  ['Accept-Language', 'ne;q=0.9, *;q=x'],
  ['Accept', 'text/html'],
  ['Accept', 'application/json;q=0'],
  ['Idempotency-Key', 'one'],
  ['Idempotency-Key', 'x'.repeat(300)],
  ['X-Forwarded-For', '::ffff:127.0.0.1, x'],
  ['Host', 'evil.example'],
];

const rarely = <T>(arbitrary: Arbitrary<T>, usual: T, weight = 12): Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });

/** The name of the list before each parameter of a path: '/applications/{id}/offers/{offer}/'. */
function paramsOf(path: string): Arbitrary<Record<string, unknown>> {
  const parts = path.split('/');
  const known = parts.flatMap((part, at) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return [];
    const list = parts.slice(0, at).findLast((each) => each && !each.startsWith('{')) ?? '';
    const id = fc
      .tuple(fc.constantFrom('uuid' as const, 'number' as const), fc.nat(999))
      .map(([kind, of]) => new KnownId(list, kind, of));
    return [[name, fc.oneof({ weight: 9, arbitrary: id }, { weight: 1, arbitrary: odd })] as const];
  });
  return fc.record(Object.fromEntries(known));
}

/** Steps for these calls, as the document describes them. */
export function stepsFor(calls: readonly Call[], document: OpenApiDocument): Arbitrary<Step> {
  const { arbitraryOf } = valuesOf(document);

  const jsonOf = (call: Call, schema: JsonSchema): Arbitrary<FuzzedBody> => {
    const example = (call.bodyExample ?? {}) as Record<string, unknown>;
    const made = arbitraryOf('', schema);
    // The example with some fields of a made body fits more often than the made body alone.
    const mixed = fc.tuple(made, fc.nat(3)).map(([value, every]) => {
      const fields =
        typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
      return Object.assign({}, example, Object.fromEntries(fields.filter((_, at) => at % 4 === every)));
    });
    return fc.record({
      kind: fc.constant('json' as const),
      value: fc.oneof({ weight: 3, arbitrary: mixed }, { weight: 2, arbitrary: made }),
      cut: rarely<number | null>(fc.nat(500), null),
      type: rarely(fc.constantFrom(...TYPES), 'application/json'),
    });
  };

  const formOf = (call: Call): Arbitrary<FuzzedBody> => {
    const names = [
      ...Object.keys((call.form as unknown as { shape: object }).shape),
      'cv_documents[1]file',
      '__proto__',
      'user_id',
    ];
    const part = fc.constantFrom(...names).chain((name) => {
      const isFile = /^files?$|\[/.test(name);
      const text = arbitraryOf(name, { type: 'string' });
      const value: Arbitrary<unknown> = fc.oneof(
        { weight: isFile ? 9 : 1, arbitrary: files },
        { weight: isFile ? 1 : 9, arbitrary: text },
      );
      return value.map((each) => [name, each] as const);
    });
    return fc.record({
      kind: fc.constant('form' as const),
      parts: fc.array(part, { maxLength: 5 }),
      boundary: rarely<string | null>(fc.constantFrom('', 'x', '--', 'y'.repeat(80)), null, 10),
    });
  };

  const bodyOf = (call: Call): Arbitrary<FuzzedBody> => {
    const schema = document.paths[call.path]?.[call.method]?.requestBody?.content['application/json']?.schema;
    const text = fc.record({
      kind: fc.constant('text' as const),
      text: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('', '[]', 'null', '{"a":', '[['.repeat(500)),
      ),
      type: fc.constantFrom('application/json', ...TYPES),
    });
    const usual = call.form
      ? formOf(call)
      : schema
        ? jsonOf(call, schema)
        : fc.constant<FuzzedBody>({ kind: 'none' });
    return fc.oneof({ weight: 14, arbitrary: usual }, { weight: 1, arbitrary: text });
  };

  const stepOf = (call: Call): Arbitrary<Step> => {
    const parameters = document.paths[call.path]?.[call.method]?.parameters ?? [];
    const asked = parameters.filter((each) => each.in === 'query');
    const known = asked.map(({ name, schema }) =>
      arbitraryOf(name, schema).map((value) => [name, value] as const),
    );
    const queries = fc.oneof(
      ...known,
      fc.tuple(fc.constantFrom('page', 'records', 'search', 'ordering', 'x', '__proto__'), odd),
    );
    const fitting: Role[] =
      call.auth === 'staff'
        ? ['owner', 'owner', 'editor', 'counselor', 'reader']
        : ['asha', 'asha', 'bina', 'bina', 'visitor'];
    return fc.record({
      call: fc.constant(call),
      method: rarely(fc.constantFrom(...METHODS), call.method.toUpperCase(), 30),
      role: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...fitting) },
        { weight: 1, arbitrary: fc.constantFrom(...ROLES) },
      ),
      prepared: fc.nat(20).map((at) => at === 0),
      params: paramsOf(call.path),
      query: fc.array(queries, { maxLength: 3 }),
      headers: fc
        .array(fc.constantFrom(...HEADERS), { maxLength: 1 })
        .map((each) => Object.fromEntries(each)),
      body: bodyOf(call),
    });
  };
  return fc.oneof(...calls.map(stepOf));
}
