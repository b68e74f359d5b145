import { isPublic } from '../http/audience.ts';
import type { Parameter } from '../../contract/calls/describe.ts';
import type { Call } from '../http/handle-call.ts';
import { pageLink, type ListAddress } from '../http/wire-lists.ts';

/** A request for a public read, whose answer is the same for everybody who asks the same. */
export interface PublicRead {
  /** Path and query in their one form; undefined where something in it can only be refused, so that nothing is kept. */
  address: string | undefined;
  /** It holds what somebody typed, so that there is no end of addresses like it. */
  endless: boolean;
  /** It is answered with JSON alone, whatever the client accepts. */
  json: boolean;
  /**
   * The answer to the one address as this request gets it: links to other pages repeat what it sent, also names that mean
   * nothing, in its spelling. Source: WIRE, paging. @returns `body` itself where nothing differs.
   */
  relink(body: Buffer): Buffer;
}

/** Longer ones are answered, not kept: nobody asks them twice. */
const MAX_LENGTH = 2_000;

/**
 * Finds the public read that a request target asks for, undefined where it asks for none. Parameters that a call does not
 * have make no other address of it.
 * @param texts paths of answers that never change, without their last slash
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
        endless: canonical?.has('search') ?? false,
        json: true,
        relink: (body) => withLinks(body, { publicOrigin, path: call.path, query }),
      };
    }
    return undefined;
  };
}

/** The parameters a call has, in its own order and in their one form; undefined where one has no such form. */
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
    for (const value of repeated ? [...said].sort((a, b) => Number(a) - Number(b)) : said)
      canonical.append(name, value);
  }
  return canonical;
}

/** How a page of a list begins: its keys have an order (WIRE), and addresses hold nothing that JSON escapes. */
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
