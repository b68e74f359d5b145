import type * as z from 'zod';

/** A parameter of a call as its documentation shows it. The API reads parameters leniently: see docs/wire.md. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description: string;
  readonly schema: z.ZodType;
  /** One key=value pair a value; several mean OR. */
  readonly repeated?: boolean;
  readonly example: string | number;
  /**
   * The canonical form of a value of a public read: '' for the default, undefined for what is refused. Requests whose values have
   * the same canonical form share one cached answer. Only for the query: an id in a path is a number.
   */
  readonly canonical?: (value: string) => string | undefined;
}

/** What crosses the wire in a call: the part that the API, its document and the clients share. */
export interface CallDescription {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As section 7 of docs/specification/behaviour.md writes it; the form with the other ending is answered too. */
  readonly path: `/api/${string}`;
  /** Unset: none. */
  readonly parameters?: readonly Parameter[];
  /** JSON fields it takes. Unset: no body. */
  readonly body?: z.core.$ZodType;
  /** It takes a multipart form with these fields and files, which is read as it arrives. */
  readonly form?: z.core.$ZodType;
  /** Of success. Unset: 200. */
  readonly status?: 201;
  /** The JSON it answers with, named by `.meta({ id })`. */
  readonly answer?: z.ZodType;
  /** In place of `answer`: it answers with a file of one of these media types. */
  readonly files?: readonly string[];
}

/** Keeps the literal types of a call: clients derive paths, bodies and answers from them. */
export const describeCall = <const Call extends CallDescription>(call: Call): Call => call;
