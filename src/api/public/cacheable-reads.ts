import { isPublic } from '../http/audience.ts';
import type { Parameter } from '../../contract/calls/describe.ts';
import type { Call } from '../http/handle-call.ts';
import { pageLink, type ListAddress } from '../http/wire-lists.ts';

/** A request for a public read. Everybody who sends the same request gets the same answer. */
export interface PublicRead {
  /** Canonical path and query: the key in the cache. Undefined if a value is invalid, so that nothing is cached. */
  address: string | undefined;
  /** The query has a text or an amount that a person typed, so there is no limit to such addresses. */
  endless: boolean;
  /** The answer is always JSON, whatever the client accepts. */
  json: boolean;
  /**
   * Adapts the cached answer to this request: links to other pages repeat its query as it was sent, unknown parameters
   * included. Source: docs/wire.md, paging. @returns `body` itself if nothing differs.
   */
  relink(body: Buffer): Buffer;
}

/** Characters. Longer addresses are answered but not cached: nobody requests them twice. */
const MAX_LENGTH = 2_000;

/**
 * Finds the public read for a request target; undefined if it is not one. Parameters that the call does not have do not
 * change the canonical address.
 * @param texts paths of answers that never change, without a trailing slash
 */
export function publicReads(calls: readonly Call[], texts: readonly string[], publicOrigin: string) {
  const reads = calls.filter(isPublic).map((call) => {
    const bare = call.path.replace(/\/$/, '');
    return {
      call,
      path: new RegExp(
        `^(${bare.replace(/\{\w+\}$/, '')})${bare.endsWith('}') ? '0*([1-9]\\d{0,9})' : ''}/?$`,
      ),
    };
  });
  return (target: string): PublicRead | undefined => {
    const [path = ''] = target.split(/[?#]/);
    const text = texts.find((known) => path === known || path === `${known}/`);
    if (text) return { address: text, endless: false, json: false, relink: (body) => body };
    for (const { call, path: pattern } of reads) {
      const [, base, id = ''] = pattern.exec(path) ?? [];
      if (base === undefined) continue;
      const query = new URL(target, publicOrigin).searchParams;
      const canonical = target.length > MAX_LENGTH ? undefined : canonicalQuery(call.parameters, query);
      const asked = canonical?.toString();
      return {
        address: canonical && base + id + (asked && `?${asked}`),
        endless: call.parameters.some(({ name, typed }) => typed && canonical?.has(name)),
        json: true,
        relink: (body) => withLinks(body, { publicOrigin, path: call.path, query }),
      };
    }
    return undefined;
  };
}

/** The query with the call's own parameters only, in canonical order and form; undefined if a value is invalid. */
function canonicalQuery(
  parameters: readonly Parameter[],
  query: URLSearchParams,
): URLSearchParams | undefined {
  const canonical = new URLSearchParams();
  for (const { name, canonical: form, repeated } of parameters) {
    if (!form) continue;
    const sent = query.getAll(name);
    const forms = (repeated ? sent : sent.slice(-1)).map(form);
    if (!forms.every((each) => each !== undefined)) return undefined;
    const said = new Set(forms.filter((each) => each !== ''));
    for (const value of repeated ? [...said].sort() : said) canonical.append(name, value);
  }
  return canonical;
}

/** The beginning of a page of a list: the order of its keys is fixed (docs/wire.md), and addresses have no characters that JSON escapes. */
const HEAD = /^(\{"count":\d+),"next":(null|"[^"\\]*"),"previous":(null|"[^"\\]*"),/;
const LONGEST_HEAD = 3 * MAX_LENGTH;

function withLinks(body: Buffer, address: ListAddress): Buffer {
  const found = HEAD.exec(body.subarray(0, LONGEST_HEAD).toString('latin1'));
  if (!found) return body;
  const [head, count, next, previous] = found;
  const link = (kept: string | undefined) => {
    const known = JSON.parse(kept ?? 'null') as string | null;
    return JSON.stringify(known && pageLink(address, Number(new URL(known).searchParams.get('page') ?? 1)));
  };
  const own = `${count},"next":${link(next)},"previous":${link(previous)},`;
  return own === head ? body : Buffer.concat([Buffer.from(own), body.subarray(head.length)]);
}
