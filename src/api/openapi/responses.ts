import * as z from 'zod';
import { retryAfterOf } from '../../contract/refusals.ts';
import type { Call } from '../http/handle-call.ts';
import { ERRORS, type ErrorName } from '../errors/error-table.ts';
import { isPublic } from '../http/audience.ts';
import { plainer, referenceTo } from './schemas.ts';
import { factsOf } from '../errors/refusal-details.ts';
import type { JsonSchema, OpenApiContent, OpenApiResponse } from './types.ts';
import { refusalBody, refusalStatus } from '../errors/error-bodies.ts';

/** The sentences themselves are in the examples. */
const REFUSED = 'Understood but not carried out. The code says why.';

/** An error as the documentation shows it. */
interface Failure {
  name: string;
  status: number;
  description: string;
  schema: z.ZodType;
  example: unknown;
  /** The answer has a Retry-After header. */
  waits: boolean;
}

/** All answers that a call can give. */
export function responsesOf(call: Call): Record<string, OpenApiResponse> {
  const failures = Map.groupBy(failuresOf(call), ({ status }) => status);
  const sorted = [...failures].sort(([a], [b]) => a - b);
  return {
    [String(call.status ?? 200)]: successOf(call),
    ...(isPublic(call) && {
      '304': { description: 'The version in the If-None-Match header is still current.' },
    }),
    ...Object.fromEntries(sorted.map(([status, group]) => [String(status), responseOf(group)])),
  };
}

const FILE = { type: 'string', format: 'binary' };

function successOf(call: Call): OpenApiResponse {
  const etag = { ETag: { description: 'Send it back as If-None-Match', schema: { type: 'string' } } };
  return {
    description: call.summary,
    ...(isPublic(call) && { headers: etag }),
    content: call.files
      ? Object.fromEntries(call.files.map((type) => [type, { schema: FILE, examples: {} }]))
      : jsonContent(call.answer ? [call.answer] : [], { example: call.example }),
  };
}

/** All errors of a call: those it declares, and those that every call of its kind has. */
function failuresOf(call: Call): Failure[] {
  const { auth = 'none', body, form, limit, refusals = [], sentence } = call;
  const wrongFields = sentence === 'detail' ? 'bad_fields_detail' : 'bad_fields';
  const names: ErrorName[] = [
    ...(call.path.includes('{') ? (['bad_address'] as const) : []),
    ...(body ? ([wrongFields, 'bad_json', 'too_slow', 'too_large', 'unsupported_media_type'] as const) : []),
    ...(form ? (['bad_form', 'unsupported_media_type'] as const) : []),
    ...(auth === 'none' ? [] : (['no_token', 'bad_header', 'bad_token'] as const)),
    ...(auth === 'staff' ? (['forbidden'] as const) : []),
    ...(limit || isPublic(call) ? (['throttled'] as const) : []),
    ...call.errors,
    'not_acceptable',
    'server_error',
    'unavailable',
  ];
  const needed = auth === 'staff' && !call.beforeSecondFactor ? (['second_factor_needed'] as const) : [];
  const right = call.right ? (['no_right'] as const) : [];
  const proof = call.proof ? (['proof_needed'] as const) : [];
  const refused = [...new Set([...needed, ...right, ...proof, ...refusals])].map(
    (name, _index, all): Failure => {
      const status = refusalStatus(name, auth);
      const alone = all.every((other) => other === name || refusalStatus(other, auth) !== status);
      const facts = factsOf(name);
      const example = { ...refusalBody(name), ...facts.example };
      const description = alone ? example.detail : REFUSED;
      const waits = retryAfterOf(name) !== undefined;
      return { name, status, description, schema: facts.schema, example, waits };
    },
  );
  const failed = (name: ErrorName): Failure => ({ name, ...ERRORS[name], waits: name === 'throttled' });
  return [...new Set(names)].map(failed).concat(refused);
}

/** One documented answer for several errors with the same status. */
export function responseOf(
  failures: readonly (Omit<Failure, 'status' | 'waits'> & Partial<Pick<Failure, 'waits'>>)[],
): OpenApiResponse {
  const descriptions = new Set(failures.map(({ description }) => description));
  const waiting = failures.some(({ waits }) => waits);
  const wait = { description: 'Seconds to wait', schema: { type: 'integer' } };
  return {
    description: [...descriptions].join(' '),
    ...(waiting && { headers: { 'Retry-After': wait } }),
    content: jsonContent(
      failures.map(({ schema }) => schema),
      Object.fromEntries(failures.map(({ name, example }) => [name, example])),
    ),
  };
}

/** JSON content with one of several schemas: named ones as references, others inline. */
export function jsonContent(
  schemas: readonly z.core.$ZodType[],
  examples: Record<string, unknown>,
): OpenApiContent {
  const [first = {}, ...others] = [...new Set(schemas)].map(schemaOf);
  const values = Object.entries(examples).map(([name, value]) => [name, { value }] as const);
  return {
    'application/json': {
      schema: others.length > 0 ? { anyOf: [first, ...others] } : first,
      examples: Object.fromEntries(values),
    },
  };
}

function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  if (id) return referenceTo(id);
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', override: plainer });
  return json;
}
