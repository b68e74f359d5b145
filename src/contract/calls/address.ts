import type * as z from 'zod';
import type { calls } from './all.ts';

/** What clients take from the table of calls: types, and the address to ask. Nothing here loads a schema. */

type AnyCall = (typeof calls)[keyof typeof calls];
type AddressOf<Call> = Call extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Uppercase<Method>} ${Path}`
  : never;
type Table = { [Call in AnyCall as AddressOf<Call>]: Call };

/** A call by its method and path: 'GET /api/user/profile/'. */
export type CallAddress = keyof Table;

/** The JSON that a call answers with. */
export type AnswerOf<Address extends CallAddress> = Table[Address] extends {
  answer: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : never;
/** The JSON that a call takes; undefined where it takes none. */
export type BodyOf<Address extends CallAddress> = Table[Address] extends {
  body: infer Schema extends z.core.$ZodType;
}
  ? z.input<Schema>
  : undefined;

/** The names in braces of a path. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type QueryNames<Address extends CallAddress> = Table[Address] extends { parameters: readonly (infer P)[] }
  ? Extract<P, { in: 'query' }> extends { name: infer Name extends string }
    ? Name
    : never
  : never;

type QueryValue = string | number | undefined;
/** Values of a query by the call's own names; several of one name mean any of them, blank and undefined ones are left out. */
export type QueryOf<Address extends CallAddress> = {
  readonly [Name in QueryNames<Address>]?: QueryValue | readonly QueryValue[];
};
interface Query<Address extends CallAddress> {
  query?: QueryOf<Address>;
}
interface Params<Address extends CallAddress> {
  /** What the names in braces of the path stand for. */
  params: Readonly<Record<PathNames<Address>, string | number>>;
}
/** What makes the path of a call whole. */
export type Where<Address extends CallAddress> = Query<Address> &
  ([PathNames<Address>] extends [never] ? unknown : Params<Address>);
/** The body of a call that takes one. */
type Body<Address extends CallAddress> =
  BodyOf<Address> extends undefined ? unknown : { body: BodyOf<Address> };

type OptionalIfEmpty<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];
/** The arguments of a function that makes a path; none are needed where the path has no names. */
export type WhereArguments<Address extends CallAddress> = OptionalIfEmpty<Where<Address>>;
/** All that a call is made of, with `More` beside it. */
export type CallOptions<Address extends CallAddress, More = unknown> = Where<Address> & Body<Address> & More;
export type CallArguments<Address extends CallAddress, More = unknown> = OptionalIfEmpty<
  CallOptions<Address, More>
>;

/** 'GET' of 'GET /api/user/profile/'. */
export const methodOf = (address: CallAddress): string => address.slice(0, address.indexOf(' '));

/** The path and query of a call, ready to be put behind an origin. */
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
