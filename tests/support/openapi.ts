import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { CALLS } from '../../src/api/all-calls.ts';
import { ERRORS } from '../../src/api/errors/error-table.ts';
import { openApiDocument } from '../../src/api/openapi/document.ts';
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiResponse,
} from '../../src/api/openapi/types.ts';

const ADDRESS = 'https://openapi.test/';
/** The answer of an address that is not documented. */
const NOT_FOUND: JsonSchema = { $ref: '#/components/schemas/ErrorDetail' };

export interface Checked {
  status: number;
  headers: Headers;
  /** The parsed JSON; the bytes of a file; undefined if there is no body. */
  body: unknown;
}

const checks = new Map<string, OpenApiCheck>();

/** The check for an origin. Making one and compiling its schemas takes most of a second, so files of a process share it. */
export function openApiCheck(publicOrigin: string): OpenApiCheck {
  const known = checks.get(publicOrigin) ?? new OpenApiCheck(publicOrigin);
  checks.set(publicOrigin, known);
  return known;
}

/** Checks answers against the OpenAPI document, and also that they have no undocumented properties. */
export class OpenApiCheck {
  readonly document: Readonly<OpenApiDocument>;
  private readonly ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false });
  /** By schema, and by its text: most calls have the same schemas of errors. */
  private readonly compiled = new Map<JsonSchema | string, ValidateFunction>();
  private readonly paths: readonly (readonly [RegExp, Record<string, OpenApiOperation>])[];

  constructor(publicOrigin: string) {
    this.document = openApiDocument(CALLS, publicOrigin);
    this.paths = Object.entries(this.document.paths).map(
      ([path, calls]) => [addresses(path), calls] as const,
    );
    addFormats.default(this.ajv);
    this.ajv.addKeyword('components');
    const { schemas } = closed(this.document.components) as { schemas: JsonSchema };
    this.ajv.addSchema({ $id: ADDRESS, components: { schemas } }, ADDRESS);
  }

  /** Reads an answer and fails the test if it does not match the document. */
  async expectMatchesOpenApi(method: string, path: string, response: Response): Promise<Checked> {
    const { status, headers } = response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    const asked = `${method} ${path.slice(0, 300)} answered ${status}`;
    expect(headers.get('X-Content-Type-Options'), asked).toBe('nosniff');
    expect(headers.get('Content-Security-Policy'), asked).toContain("frame-ancestors 'none'");
    if (method === 'HEAD' || status === 304 || status === 204) {
      expect(text, asked).toBe('');
      return { status, headers, body: undefined };
    }
    if (this.answersWithFile(method, path, status, headers.get('Content-Type')))
      return { status, headers, body: bytes };
    expect(headers.get('Content-Type'), asked).toBe('application/json');
    const body: unknown = JSON.parse(text);
    const schema = this.schemaFor(method, path, status);
    expect(schema, `${asked}, which is not documented`).toBeDefined();
    const validate = this.validator(schema ?? {});
    if (!validate(body))
      expect.fail(`${asked}: ${this.ajv.errorsText(validate.errors)}\n${text.slice(0, 500)}`);
    if (status === 405) expect(headers.get('Allow'), asked).toBeTruthy();
    if (status === 401) expect(headers.get('WWW-Authenticate'), asked).toBe('Bearer realm="api"');
    if (status === 429) expect(headers.get('Retry-After'), asked).toMatch(/^[1-9]\d*$/);
    return { status, headers, body };
  }

  private operationsOf(path: string): Record<string, OpenApiOperation> | undefined {
    const { pathname } = new URL(path, ADDRESS);
    return this.paths.find(([pattern]) => pattern.test(pathname))?.[1];
  }

  /** Whether the document describes this answer as a file of this type. */
  private answersWithFile(method: string, path: string, status: number, type: string | null): boolean {
    const response = this.operationsOf(path)?.[method.toLowerCase()]?.responses[String(status)];
    return type !== null && type !== 'application/json' && response?.content?.[type] !== undefined;
  }

  private schemaFor(method: string, path: string, status: number): JsonSchema | undefined {
    const operations = this.operationsOf(path);
    if (!operations && status === ERRORS.bad_address.status)
      return contentOf(this.document.components.responses['BadAddress']);
    if (!operations) return status === 404 ? NOT_FOUND : undefined;
    const operation = operations[method.toLowerCase()];
    return contentOf(
      operation
        ? operation.responses[String(status)]
        : this.answerOfOthers(Object.values(operations), status),
    );
  }

  /** An unsupported method of a path gets the same checks as its supported ones, then 405. */
  private answerOfOthers(operations: OpenApiOperation[], status: number): OpenApiResponse | undefined {
    if (status === ERRORS.method_not_allowed.status)
      return this.document.components.responses['MethodNotAllowed'];
    return [400, 401, 403, 406].includes(status) ? operations[0]?.responses[String(status)] : undefined;
  }

  private validator(schema: JsonSchema): ValidateFunction {
    const known = this.compiled.get(schema);
    if (known) return known;
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components', `"${ADDRESS}#/components`);
    const validate = this.compiled.get(text) ?? this.ajv.compile(JSON.parse(text) as JsonSchema);
    this.compiled.set(text, validate).set(schema, validate);
    return validate;
  }
}

const contentOf = (response: OpenApiResponse | undefined) => response?.content?.['application/json']?.schema;

/** The addresses of a documented path, with and without a trailing slash. */
function addresses(path: string): RegExp {
  const bare = path.replace(/\/$/, '');
  const expression = bare.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${expression}/?$`);
}

/** The same schemas, with `additionalProperties: false` for every object that lists its properties and does not set it. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  return 'properties' in value && 'type' in value ? { additionalProperties: false, ...copy } : copy;
}
