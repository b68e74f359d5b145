import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { CALLS } from '../../src/api/calls.ts';
import { ERRORS } from '../../src/api/errors.ts';
import { openApiDocument, type JsonSchema, type OpenApiDocument } from '../../src/api/openapi.ts';

const ADDRESS = 'https://openapi.test/';

export interface Checked {
  status: number;
  headers: Headers;
  /** The parsed answer; undefined where there is none. */
  body: unknown;
}

/** Holds answers to the published document, and to more than it promises readers: no property beside the named. */
export class OpenApiCheck {
  readonly document: OpenApiDocument;
  private readonly ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(publicOrigin: string) {
    this.document = openApiDocument(CALLS, publicOrigin);
    addFormats.default(this.ajv);
    this.ajv.addKeyword('components');
    const { schemas } = closed(this.document.components) as { schemas: JsonSchema };
    this.ajv.addSchema({ $id: ADDRESS, components: { schemas } }, ADDRESS);
  }

  /** Reads an answer and fails the test where the document does not say that it can be. */
  async expectMatchesOpenApi(method: string, path: string, response: Response): Promise<Checked> {
    const { status, headers } = response;
    const text = await response.text();
    const asked = `${method} ${path.slice(0, 300)} answered ${status}`;
    expect(headers.get('X-Content-Type-Options'), asked).toBe('nosniff');
    if (method === 'HEAD' || status === 304 || status === 204) {
      expect(text, asked).toBe('');
      return { status, headers, body: undefined };
    }
    expect(headers.get('Content-Type'), asked).toBe('application/json');
    const body: unknown = JSON.parse(text);
    const schema = this.schemaFor(method, path, status);
    expect(schema, `${asked}, which is not documented`).toBeDefined();
    const validate = this.validator(schema as string);
    if (!validate(body))
      expect.fail(`${asked}: ${this.ajv.errorsText(validate.errors)}\n${text.slice(0, 500)}`);
    if (status === 405) expect(headers.get('Allow'), asked).toBeTruthy();
    return { status, headers, body };
  }

  private schemaFor(method: string, path: string, status: number): string | undefined {
    const { pathname } = new URL(path, ADDRESS);
    const operations = Object.entries(this.document.paths).find(([pattern]) =>
      samePath(pattern, pathname),
    )?.[1];
    if (!operations) return status === 404 ? '#/components/schemas/ErrorDetail' : undefined;
    const operation = operations[method.toLowerCase()];
    const response = operation
      ? operation.responses[String(status)]
      : status === ERRORS.method_not_allowed.status || status === ERRORS.not_acceptable.status
        ? this.document.components.responses['MethodNotAllowed']
        : undefined;
    return response?.content?.['application/json']?.schema['$ref'] as string | undefined;
  }

  private validator(reference: string): ValidateFunction {
    const known = this.compiled.get(reference);
    if (known) return known;
    const validate = this.ajv.compile({ $ref: `${ADDRESS}${reference}` });
    this.compiled.set(reference, validate);
    return validate;
  }
}

/** Whether an address is one of a documented path, with or without its last slash. */
function samePath(pattern: string, pathname: string): boolean {
  const bare = (path: string) => path.replace(/\/$/, '');
  const expression = bare(pattern)
    .replaceAll('.', '\\.')
    .replace(/\{\w+\}/, '[^/]+');
  return new RegExp(`^${expression}/?$`).test(pathname);
}

/** The same schemas, but with every object that names its properties closed to others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  return 'properties' in value && 'type' in value ? { ...copy, additionalProperties: false } : copy;
}
