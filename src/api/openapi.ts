import * as z from 'zod';
import type { Call, Parameter } from './call.ts';
import { ERRORS, type ErrorName } from './errors.ts';

/** The parts of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, OpenApiResponse> };
}
export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: OpenApiParameter[];
  responses: Record<string, OpenApiResponse>;
}
export interface OpenApiParameter {
  name: string;
  in: 'query' | 'path';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example: unknown;
  style?: 'form';
  explode?: boolean;
}
export interface OpenApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema; examples: Record<string, { value: unknown }> }>;
}
export type JsonSchema = Record<string, unknown>;

const REFERENCE = '#/components/schemas/';
const EVERY_CALL: readonly ErrorName[] = ['not_acceptable', 'server_error'];
const ABOUT =
  'Courses, universities, scholarships, posts and events, open to everybody. Every path answers with and without its last slash. ' +
  'Lists come in pages with links to the next and the previous one. A path that exists answers other methods with ' +
  '405; unknown paths answer 404 in JSON.';

/**
 * The OpenAPI 3.1 document of the calls, made from the schemas of the contract. Schemas come from zod's own JSON
 * Schema output (2020-12, the dialect of OpenAPI 3.1): it keeps `null` on referenced objects.
 */
export function openApiDocument(calls: readonly Call[], publicOrigin: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  const responses = { MethodNotAllowed: responseOf(['method_not_allowed']) };
  return {
    openapi: '3.1.0',
    info: { title: 'Prasthan API', version: '1.0.0', description: ABOUT },
    servers: [{ url: publicOrigin }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { schemas: namedSchemas(JSON.stringify({ paths, responses })), responses },
  };
}

function operationOf(call: Call): OpenApiOperation {
  const errors = Map.groupBy([...call.errors, ...EVERY_CALL], (name) => ERRORS[name].status);
  const failures = [...errors].map(([status, names]) => [String(status), responseOf(names)] as const);
  return {
    operationId: call.path.split('/')[3] ?? call.path,
    tags: [call.tag],
    summary: call.summary,
    description: call.description,
    parameters: call.parameters.map(parameterOf),
    responses: {
      '200': {
        description: call.summary,
        headers: {
          ETag: { description: 'Send it back as If-None-Match', schema: { type: 'string' } },
        },
        content: jsonContent(call.answer, { example: call.example }),
      },
      '304': { description: 'What the If-None-Match header names is still current.' },
      ...Object.fromEntries(failures),
    },
  };
}

function parameterOf({
  name,
  in: place,
  description,
  schema,
  repeated,
  example,
}: Parameter): OpenApiParameter {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', override: plainer });
  return {
    name,
    in: place,
    required: place === 'path',
    description: repeated ? `${description} Repeat the parameter for any of several.` : description,
    schema: json,
    example: repeated ? [example] : example,
    ...(repeated && { style: 'form', explode: true }),
  };
}

function responseOf(names: readonly ErrorName[]): OpenApiResponse {
  const errors = names.map((name) => [name, ERRORS[name]] as const);
  const [first] = errors;
  if (!first) throw new Error('A response needs an error');
  const values = Object.fromEntries(errors.map(([name, error]) => [name, error.example]));
  return {
    description: errors.map(([, { description }]) => description).join(' '),
    content: jsonContent(first[1].schema, values),
  };
}

function jsonContent(schema: z.ZodType, examples: Record<string, unknown>): OpenApiResponse['content'] {
  const id = z.globalRegistry.get(schema)?.id;
  if (!id) throw new Error('A schema of the API document needs an id: .meta({ id })');
  const values = Object.entries(examples).map(([name, value]) => [name, { value }] as const);
  return {
    'application/json': { schema: { $ref: REFERENCE + id }, examples: Object.fromEntries(values) },
  };
}

/** The schemas that a text refers to, and those that these refer to. */
function namedSchemas(text: string): Record<string, JsonSchema> {
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

/** Leaves out what zod adds and no reader needs: the bounds of exact integers, the pattern behind a format. */
function plainer({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['format']) delete jsonSchema['pattern'];
}
