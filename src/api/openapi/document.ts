import * as z from 'zod';
import { PROOF_HEADER } from '../../contract/session-state.ts';
import { isPublic } from '../http/audience.ts';
import type { Parameter } from '../../contract/calls/describe.ts';
import type { Call } from '../http/handle-call.ts';
import { ERRORS } from '../errors/error-table.ts';
import { jsonContent, responseOf, responsesOf } from './responses.ts';
import { knownSchemas, namedSchemas, plainer, type KnownSchemas } from './schemas.ts';
import { proof as proofExample } from '../examples/staff.ts';
import type { OpenApiContent, OpenApiDocument, OpenApiOperation, OpenApiParameter } from './types.ts';

const ABOUT =
  'Courses, universities, scholarships, posts and events, open to everybody; accounts, for their owners; the back office, for staff. ' +
  'Every path works with and without a slash at the end. Lists come in pages with links to the next and previous page. ' +
  'A path that exists answers other methods with 405; unknown paths answer 404 in JSON, ' +
  'addresses that cannot be read 400, and headers beyond 16 kB 431. Calls that need a login take ' +
  'the access token of the login as a bearer token; their answers are not cached, and browsers let only pages of this site make them. ' +
  'Fields that a call does not know are ignored.';

/**
 * The OpenAPI 3.1 document of the calls, made from the schemas of the contract. Schemas come from zod's own JSON
 * Schema output (2020-12, the dialect of OpenAPI 3.1): it keeps `null` on referenced objects.
 */
export function openApiDocument(
  calls: readonly Call[],
  publicOrigin: string,
  known: KnownSchemas = knownSchemas(),
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  const MethodNotAllowed = responseOf([{ name: 'method_not_allowed', ...ERRORS.method_not_allowed }]);
  const BadAddress = responseOf([{ name: 'bad_address', ...ERRORS.bad_address }]);
  const HeadersTooLarge = responseOf([{ name: 'headers_too_large', ...ERRORS.headers_too_large }]);
  const responses = { BadAddress, HeadersTooLarge, MethodNotAllowed };
  return {
    openapi: '3.1.0',
    info: { title: 'Study abroad API', version: '1.0.0', description: ABOUT },
    servers: [{ url: publicOrigin }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(JSON.stringify({ paths, responses }), known),
      responses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of POST /api/user/login/' },
      },
    },
  };
}

function operationOf(call: Call): OpenApiOperation {
  const { auth = 'none', body, bodyExample, form, formExample } = call;
  return {
    operationId: operationId(call),
    tags: [call.tag],
    summary: call.summary,
    description: call.description,
    parameters: [...call.parameters, ...(call.proof ? [PROOF] : [])].map(parameterOf),
    ...(body && { requestBody: { required: true, content: jsonContent([body], { example: bodyExample }) } }),
    ...(form && { requestBody: { required: true, content: formContent(form, formExample) } }),
    ...(auth !== 'none' && { security: [{ bearer: [] }] }),
    responses: responsesOf(call),
  };
}

const PROOF: Parameter = {
  name: PROOF_HEADER,
  in: 'header',
  description: 'The proof that POST /api/staff/proof/ gave this session within the last five minutes.',
  schema: z.string(),
  example: proofExample.proof,
};

function formContent(schema: NonNullable<Call['form']>, example: unknown): OpenApiContent {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', override: plainer });
  return { 'multipart/form-data': { schema: json, examples: { example: { value: example } } } };
}

/** The operation id: 'course-list' for a public read, else the method and the whole path, because several share their first part. */
function operationId(call: Call): string {
  const [, surface = '', noun = '', ...rest] = call.path.split('/').filter((part) => part !== '');
  if (isPublic(call)) return noun;
  return [call.method, surface, noun, ...rest].join('-').replaceAll(/[{}]/g, '');
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
