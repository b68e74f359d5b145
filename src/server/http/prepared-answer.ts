import type { CachedAnswer } from '../pages/answer-cache.ts';
import { bodyIn } from './body-in-encoding.ts';
import { preferredCoding, type Coding } from './encoding.ts';

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
  readonly #whole = new Map<Coding | undefined, PreparedForm>();
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

  /** The whole answer for a client, uncompressed if it has no compressed body. Made again when its body was compressed better. */
  whole(accepted: Coding | undefined): PreparedForm {
    const { body, coding } = bodyIn(this.#answer, accepted);
    let form = this.#whole.get(accepted);
    if (form?.body !== body) {
      const encoding: Record<string, string> = coding ? { 'content-encoding': coding } : {};
      const headers = { ...this.#common, ...encoding, 'content-length': String(body.length) };
      form = { status: this.#answer.status, head: Object.entries(headers).flat(), body };
      this.#whole.set(accepted, form);
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
const known = new Map<string, Coding | undefined>();

/** `preferredCoding`, which takes 4 µs, as one look-up for values that were seen before. */
export function knownCoding(acceptEncoding: string | string[] | undefined): Coding | undefined {
  const header = String(acceptEncoding ?? '');
  if (known.has(header)) return known.get(header);
  const coding = preferredCoding(header);
  if (known.size >= MOST_ACCEPTED) known.clear();
  known.set(header, coding);
  return coding;
}
