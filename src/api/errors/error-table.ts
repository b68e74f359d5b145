import type * as z from 'zod';
import {
  detailedErrorsSchema,
  errorDetailSchema,
  fieldErrorsSchema,
  formErrorsSchema,
  nestedErrorsSchema,
  refusalSchema,
  throttledSchema,
  unauthorizedSchema,
} from '../../contract/error-bodies.ts';
import { invalidChoice } from '../../contract/errors.ts';
import { NO_TOKEN, BAD_HEADER, REFUSED } from '../http/bearer.ts';

interface WireError {
  status: number;
  description: string;
  schema: z.ZodType;
  example: unknown;
}

const UNAVAILABLE = 'We cannot do this right now. Please try again in a minute.';

/** Every error answer of the API except refusals: status, shape and wording, as in Django REST Framework. Source: docs/wire.md. */
export const ERRORS = {
  bad_address: {
    status: 400,
    description: 'The address cannot be read: its percent-encoding is wrong, or it has control characters.',
    schema: errorDetailSchema,
    example: { detail: 'The address of this request cannot be read. Check its percent-encoding.' },
  },
  bad_filter: {
    status: 400,
    description: 'A filter has a value that does not exist.',
    schema: fieldErrorsSchema,
    example: { specialization: [invalidChoice('999')] },
  },
  bad_fields: {
    status: 400,
    description: 'Fields are missing or wrong.',
    schema: formErrorsSchema,
    example: { email: ['Enter a valid email address.'], error: 'Enter a valid email address.' },
  },
  bad_fields_detail: {
    status: 400,
    description: 'Fields are missing or wrong.',
    schema: detailedErrorsSchema,
    example: { event: ['This field is required.'], detail: 'Event: This field is required.' },
  },
  bad_form: {
    status: 400,
    description: 'Fields or files of the form are wrong; files are named by their group and number.',
    schema: nestedErrorsSchema,
    example: {
      academic_documents: { '0': { file: ['The submitted file is empty.'] } },
      detail: 'Academic Documents, file 1: The submitted file is empty.',
    },
  },
  bad_json: {
    status: 400,
    description: 'The body cannot be read.',
    schema: errorDetailSchema,
    example: { detail: 'JSON parse error - this is not JSON' },
  },
  no_token: {
    status: 401,
    description: 'The call needs a bearer token.',
    schema: unauthorizedSchema,
    example: NO_TOKEN,
  },
  bad_header: {
    status: 401,
    description: 'The header is not of the form Bearer TOKEN.',
    schema: unauthorizedSchema,
    example: BAD_HEADER,
  },
  bad_token: {
    status: 401,
    description: 'The token has expired or is not valid.',
    schema: unauthorizedSchema,
    example: REFUSED.token_expired,
  },
  refresh_refused: {
    status: 401,
    description: 'The refresh token is refused: it has already been used, or its session is over.',
    schema: refusalSchema,
    example: { error: 'Token is invalid', detail: 'Token is invalid', code: 'token_not_valid' },
  },
  forbidden: {
    status: 403,
    description: 'Only staff may do this.',
    schema: errorDetailSchema,
    example: { detail: 'You do not have permission to perform this action.' },
  },
  not_found: {
    status: 404,
    description: 'There is no such object, or the caller may not see it.',
    schema: errorDetailSchema,
    example: { detail: 'Not found.' },
  },
  invalid_page: {
    status: 404,
    description: 'The list has no such page.',
    schema: errorDetailSchema,
    example: { detail: 'Invalid page.' },
  },
  method_not_allowed: {
    status: 405,
    description: 'The path exists, but not for this method. The header Allow lists its methods.',
    schema: errorDetailSchema,
    example: { detail: 'Method "POST" not allowed.' },
  },
  not_acceptable: {
    status: 406,
    description: 'The Accept header does not allow JSON.',
    schema: errorDetailSchema,
    example: { detail: 'Could not satisfy the request Accept header.' },
  },
  too_slow: {
    status: 408,
    description: 'The body took too long to arrive.',
    schema: errorDetailSchema,
    example: { detail: 'The request took too long to arrive. Please try again.' },
  },
  headers_too_large: {
    status: 431,
    description: 'Address and headers are longer than 16 kB together.',
    schema: errorDetailSchema,
    example: { detail: 'The address and the headers of this request are too long: 16 kB are allowed.' },
  },
  too_large: {
    status: 413,
    description: 'The body is larger than 64 kB, or than 1 MB where staff save whole texts.',
    schema: errorDetailSchema,
    example: { detail: 'This request is too large: 64 kB are allowed here.' },
  },
  unsupported_media_type: {
    status: 415,
    description: 'The body is not of type application/json.',
    schema: errorDetailSchema,
    example: { detail: 'Unsupported media type "text/plain" in request.' },
  },
  throttled: {
    status: 429,
    description: 'Too many tries; the header Retry-After has the seconds to wait.',
    schema: throttledSchema,
    example: {
      detail: 'Request was throttled. Expected available in 720 seconds.',
      error: 'Too many tries. Please try again in 12 minutes.',
    },
  },
  server_error: {
    status: 500,
    description: 'An error on our side. The request can be sent again.',
    schema: errorDetailSchema,
    example: { detail: 'A server error occurred.' },
  },
  unavailable: {
    status: 503,
    description:
      'The database does not answer. The request may or may not have been carried out: check, or send it again.',
    schema: refusalSchema,
    example: { error: UNAVAILABLE, detail: UNAVAILABLE, code: 'unavailable' },
  },
} as const satisfies Record<string, WireError>;
export type ErrorName = keyof typeof ERRORS;
