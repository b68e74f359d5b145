import type { CachedAnswer } from '../pages/answer-cache.ts';
import { bodyIn } from './body-in-encoding.ts';
import { preferredEncoding, type Encoding } from './encoding.ts';

/** One form of a cached answer: everything that is sent but the request's own id. */
export interface PreparedForm {
  status: number;
  /** Names and values in turn, as writeHead takes them. The first value is the request's id, set before each use. */
  head: string[];
  body: Buffer | undefined;
}

/** The forms of one answer. Each is made when it is first asked for. */
export class PreparedAnswer {
  readonly #answer: CachedAnswer;
  readonly #common: Readonly<Record<string, string>>;
  readonly #whole = new Map<Encoding | undefined, PreparedForm>();
  #unchanged: PreparedForm | undefined;

  /** @param securityHeaders those of every response; the answer's own replace them */
  constructor(answer: CachedAnswer, securityHeaders: Readonly<Record<string, string>>) {
    this.#answer = answer;
    const etag: Record<string, string> = answer.status === 200 ? { etag: answer.etag } : {};
    this.#common = {
      'x-request-id': '',
      ...securityHeaders,
      'x-cache': 'hit',
      ...answer.headers,
      vary: 'Accept-Encoding',
      ...etag,
    };
  }

  /** The whole answer in the encoding, or uncompressed if it has none in it. Made again when its body was compressed better. */
  whole(encoding: Encoding | undefined): PreparedForm {
    const { status, bodies } = this.#answer;
    const body = encoding ? bodyIn(this.#answer, encoding) : bodies.identity;
    let form = this.#whole.get(encoding);
    if (form?.body !== body) {
      const coding: Record<string, string> =
        encoding && body !== bodies.identity ? { 'content-encoding': encoding } : {};
      const headers = { ...this.#common, ...coding, 'content-length': String(body.length) };
      form = { status, head: Object.entries(headers).flat(), body };
      this.#whole.set(encoding, form);
    }
    return form;
  }

  /** 304, for a client that has the answer already. */
  get unchanged(): PreparedForm {
    if (this.#unchanged === undefined) {
      const { 'content-type': _type, ...headers } = this.#common;
      this.#unchanged = { status: 304, head: Object.entries(headers).flat(), body: undefined };
    }
    return this.#unchanged;
  }
}

/** Distinct values of Accept-Encoding that are remembered: browsers and proxies send a handful. */
const MOST_ACCEPTED = 64;
const accepted = new Map<string, Encoding | undefined>();

/** `preferredEncoding`, which takes 1 µs, as one look-up for values that were seen before. */
export function knownEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  const header = String(acceptEncoding ?? '');
  if (accepted.has(header)) return accepted.get(header);
  const encoding = preferredEncoding(header);
  if (accepted.size >= MOST_ACCEPTED) accepted.clear();
  accepted.set(header, encoding);
  return encoding;
}
