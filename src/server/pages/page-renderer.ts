import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

/** Astro's handler as `@astrojs/node` builds it in middleware mode. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: ((error?: unknown) => void) | undefined,
  locals: object,
) => Promise<void> | void;

export interface RawPage {
  status: number;
  headers: Record<string, string>;
  setsCookie: boolean;
  body: Buffer;
}

/** Milliseconds after which rendering fails: if the error page fails too, Astro may never finish. */
const LONGEST_RENDER = 15_000;

/** Stands in an answer for the page that was handed over by `finish`. No page has only this text. */
const FINISHED = Buffer.from('finished');

/**
 * Renders an address into memory. Astro gets a request without the visitor's headers (cookies, language, host), so a page
 * cannot depend on one visitor, and a visitor who disconnects does not stop the rendering for others.
 * @throws the error of the page; Error when rendering takes too long or ends without a response
 */
export function renderPage(
  handler: AstroHandler,
  address: string,
  host: string,
  locals: object,
): Promise<RawPage> {
  return new Promise((resolve, reject) => {
    const request = new IncomingMessage(new Socket());
    request.method = 'GET';
    request.url = address;
    request.headers = { host };
    let finished: Buffer | undefined;
    const finish = (page: Buffer): string => {
      finished = page;
      return FINISHED.toString();
    };
    let isComplete = false;
    const response = new CapturingResponse(request, (page) => {
      isComplete = page.status < 500;
      resolve(finished && page.body.equals(FINISHED) ? { ...page, body: finished } : page);
    });
    const late = setTimeout(
      () => reject(new Error(`Rendering took longer than ${LONGEST_RENDER / 1000} s`)),
      LONGEST_RENDER,
    );
    const own = { ...locals, finish };
    // Without `next`, Astro renders its own 404 page for unknown addresses.
    Promise.resolve(handler(request, response, undefined, own))
      // After a response this has no effect; without one the promise would never settle.
      .then(() => reject(new Error('The page ended without an answer')), reject)
      .finally(() => {
        clearTimeout(late);
        finished = undefined;
        // Astro's objects keep these until the old generation is collected. After an error other parts may still be rendering.
        if (isComplete) for (const name of Object.keys(own)) Reflect.set(own, name, undefined);
      });
  });
}

class CapturingResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #done: (page: RawPage) => void;
  #status = 200;

  constructor(request: IncomingMessage, done: (page: RawPage) => void) {
    super(request);
    this.#done = done;
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.#status = status;
    const headers = rest.find((item) => typeof item === 'object') as OutgoingHttpHeaders | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return this;
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  }

  override end(...args: unknown[]): this {
    const [chunk] = args;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    const all = this.getHeaders();
    const headers = Object.entries(all).filter(([name]) => name !== 'set-cookie');
    this.#done({
      status: this.#status === 200 ? this.statusCode : this.#status,
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      setsCookie: all['set-cookie'] !== undefined,
      body: Buffer.concat(this.#chunks),
    });
    this.emit('finish');
    return this;
  }
}
