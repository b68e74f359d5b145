import type * as z from 'zod';
import type { calls } from './all.ts';

/** Types and addresses of calls for clients. Nothing here loads a schema. */

type AnyCall = (typeof calls)[keyof typeof calls];
type AddressOf<Call> = Call extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Uppercase<Method>} ${Path}`
  : never;
type Table = { [Call in AnyCall as AddressOf<Call>]: Call };

/** A call as method and path: 'GET /api/user/profile/'. */
export type CallAddress = keyof Table;

/** The JSON in the answer of a call. */
export type AnswerOf<Address extends CallAddress> = Table[Address] extends {
  answer: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : never;
/** The JSON body of a call; undefined if it has none. */
export type BodyOf<Address extends CallAddress> = Table[Address] extends {
  body: infer Schema extends z.core.$ZodType;
}
  ? z.input<Schema>
  : undefined;

/** The parameters of a path (in braces). */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type QueryNames<Address extends CallAddress> = Table[Address] extends { parameters: readonly (infer P)[] }
  ? Extract<P, { in: 'query' }> extends { name: infer Name extends string }
    ? Name
    : never
  : never;

type QueryValue = string | number | undefined;
/** Values of the call's query parameters. Several values of one parameter mean OR; blank and undefined ones are left out. */
export type QueryOf<Address extends CallAddress> = {
  readonly [Name in QueryNames<Address>]?: QueryValue | readonly QueryValue[];
};
interface Query<Address extends CallAddress> {
  query?: QueryOf<Address>;
}
interface Params<Address extends CallAddress> {
  /** Values of the path's parameters. */
  params: Readonly<Record<PathNames<Address>, string | number>>;
}
/** Path parameters and query of a call. */
export type Where<Address extends CallAddress> = Query<Address> &
  ([PathNames<Address>] extends [never] ? unknown : Params<Address>);
/** The body, for calls that have one. */
type Body<Address extends CallAddress> =
  BodyOf<Address> extends undefined ? unknown : { body: BodyOf<Address> };

type OptionalIfEmpty<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];
/** The arguments of a function that builds a path; optional if the path has no parameters. */
export type WhereArguments<Address extends CallAddress> = OptionalIfEmpty<Where<Address>>;
/** Path parameters, query and body of a call, and `More`. */
export type CallOptions<Address extends CallAddress, More = unknown> = Where<Address> & Body<Address> & More;
export type CallArguments<Address extends CallAddress, More = unknown> = OptionalIfEmpty<
  CallOptions<Address, More>
>;

/** The method: 'GET' from 'GET /api/user/profile/'. */
export const methodOf = (address: CallAddress): string => address.slice(0, address.indexOf(' '));

/** The path and query of a call, to append to an origin. */
export function pathOf<Address extends CallAddress>(
  address: Address,
  ...[where]: WhereArguments<Address>
): string {
  const { params = {}, query = {} } = (where ?? {}) as {
    params?: Record<string, string | number>;
    query?: object;
  };
  const path = address
    .slice(address.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, QueryValue | readonly QueryValue[]][]) {
    for (const each of [value].flat())
      if (each !== undefined && each !== '') search.append(name, String(each));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
