import type * as z from 'zod';

/** A parameter of a call, as documented. The API reads parameters leniently: see docs/wire.md. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description: string;
  readonly schema: z.ZodType;
  /** May be repeated, with one key=value pair per value; several values mean OR. */
  readonly repeated?: boolean;
  readonly example: string | number;
  /**
   * The canonical form of a value of a public read: '' for the default, undefined for what is refused. Requests whose values have
   * the same canonical form share one cached answer. Only for the query: an id in a path is a number.
   */
  readonly canonical?: (value: string) => string | undefined;
  /** It takes texts or amounts as people type them, so the number of its values is unlimited. */
  readonly typed?: boolean;
}

/** The request and answer of a call on the wire, shared by the API, its documentation and clients. */
export interface CallDescription {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As section 7 of docs/specification/behaviour.md writes it; the form with the other ending is answered too. */
  readonly path: `/api/${string}`;
  /** Unset: none. */
  readonly parameters?: readonly Parameter[];
  /** Schema of the JSON body. Unset: no body. */
  readonly body?: z.core.$ZodType;
  /** A multipart form with these fields and files, read while it arrives. */
  readonly form?: z.core.$ZodType;
  /** Status of a success. Unset: 200. */
  readonly status?: 201;
  /** Schema of the JSON answer, named by `.meta({ id })`. */
  readonly answer?: z.ZodType;
  /** Instead of `answer`: the answer is a file with one of these media types. */
  readonly files?: readonly string[];
}

/** Keeps the literal types of a call: clients derive paths, bodies and answers from them. */
export const describeCall = <const Call extends CallDescription>(call: Call): Call => call;
