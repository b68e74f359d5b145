import type * as z from 'zod';
import type { Result } from '../contract/errors.ts';
import type { Services } from '../contract/services.ts';
import type { ErrorName } from './errors.ts';

/** A parameter of a call as its documentation shows it; calls read parameters leniently, see parameters.ts. */
export interface Parameter {
  name: string;
  in: 'query' | 'path';
  description: string;
  schema: z.ZodType;
  /** One key=value pair a value; several mean OR. */
  repeated?: boolean;
  example: string | number;
}

/** What a call is given of a request. */
export interface CallRequest {
  /** The part of the path in braces, decoded; empty where the path has none. */
  id: string;
  query: URLSearchParams;
}

/** One call of the API: what its documentation says and what answers it. */
export interface Call {
  method: 'get';
  /** As section 7 of the specification writes it; the form with the other ending answers too. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  parameters: readonly Parameter[];
  /** Named by `.meta({ id })` in the contract. */
  answer: z.ZodType;
  example: unknown;
  /** What can go wrong beside what can with every call. */
  errors: readonly ErrorName[];
  run(services: Services, request: CallRequest): Promise<Result<unknown>>;
}

interface TypedCall<T> extends Call {
  answer: z.ZodType<T>;
  example: NoInfer<T>;
  run(services: Services, request: CallRequest): Promise<Result<NoInfer<T>>>;
}

/** Holds example and answer of a call to its schema at compile time. */
export const defineCall = <T>(call: TypedCall<T>): Call => call;
