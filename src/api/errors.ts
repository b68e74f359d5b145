import type * as z from 'zod';
import { errorDetailSchema, fieldErrorsSchema } from '../contract/error-bodies.ts';
import { invalidChoice, type DomainError, type TokenFailure } from '../contract/errors.ts';
import { REFUSALS } from '../contract/refusals.ts';

interface WireError {
  status: 400 | 404 | 405 | 406 | 500;
  description: string;
  schema: z.ZodType;
  example: unknown;
}

/** Every error answer of the API: status, shape and wording. Source: WIRE, Django REST Framework's. */
export const ERRORS = {
  bad_filter: {
    status: 400,
    description: 'A filter has a value that does not exist.',
    schema: fieldErrorsSchema,
    example: { specialization: [invalidChoice('999')] },
  },
  not_found: {
    status: 404,
    description: 'There is no such object, or students may not see it.',
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
    description: 'The path exists but not for this method; the header Allow names those it has.',
    schema: errorDetailSchema,
    example: { detail: 'Method "POST" not allowed.' },
  },
  not_acceptable: {
    status: 406,
    description: 'The Accept header excludes JSON.',
    schema: errorDetailSchema,
    example: { detail: 'Could not satisfy the request Accept header.' },
  },
  server_error: {
    status: 500,
    description: 'Our fault. The request can be repeated.',
    schema: errorDetailSchema,
    example: { detail: 'A server error occurred.' },
  },
} as const satisfies Record<string, WireError>;
export type ErrorName = keyof typeof ERRORS;

/** Django REST Framework's sentence for a method that a path does not have. */
export const methodNotAllowed = (method: string) => ({ detail: `Method "${method}" not allowed.` });

const throttled = (seconds: number) => {
  const detail = `Request was throttled. Expected available in ${seconds} seconds.`;
  return { detail, error: detail };
};

/** Why a refresh token is not exchanged, in SimpleJWT's words. */
const REFRESH_FAILURES: Record<TokenFailure, string> = {
  token_expired: 'Token is expired',
  token_invalid: 'Token is invalid',
  token_wrong_type: 'Token has wrong type',
  user_not_found: 'User not found',
  user_inactive: 'User is inactive',
};

/** The one place where errors of the domain become wire answers. */
export function wireError(error: DomainError): { status: number; body: unknown } {
  switch (error.code) {
    case 'not_found':
      return { status: ERRORS.not_found.status, body: ERRORS.not_found.example };
    case 'invalid_page':
      return { status: ERRORS.invalid_page.status, body: ERRORS.invalid_page.example };
    case 'invalid':
      return { status: ERRORS.bad_filter.status, body: error.fields };
    case 'refused': {
      const { status, message } = REFUSALS[error.reason];
      return { status, body: { error: message, detail: message, code: error.reason } };
    }
    case 'refresh_refused': {
      const detail = REFRESH_FAILURES[error.failure];
      return { status: 401, body: { error: detail, detail, code: 'token_not_valid' } };
    }
    case 'throttled':
      return { status: 429, body: throttled(error.retryAfterSeconds) };
  }
}
