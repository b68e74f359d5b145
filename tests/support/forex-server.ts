import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one question to the stub of Nepal Rastra Bank's API. */
type Answer = (url: URL, response: http.ServerResponse) => void;

export interface ForexServer {
  address: string;
  /** The questions so far. */
  asked: URL[];
  answerWith(answer: Answer): void;
  stop(): Promise<void>;
}

/** A stub of the bank's API on a free port of this machine. */
export async function startForexServer(): Promise<ForexServer> {
  let answer: Answer = (_url, response) => response.end();
  const asked: URL[] = [];
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    asked.push(url);
    answer(url, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/forex/v1/rates`,
    asked,
    answerWith: (next) => void (answer = next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Quotes are texts, as the bank sends them; null on holidays. */
type Quote = [iso3: string, unit: number, buy: string | null, sell: string | null];

export const bankDay = (date: string, quotes: readonly Quote[]) => ({
  date,
  published_on: `${date} 00:03:15`,
  modified_on: `${date} 00:03:15`,
  rates: quotes.map(([iso3, unit, buy, sell]) => ({ currency: { iso3, name: iso3, unit }, buy, sell })),
});

const NO_PAGES = {
  page: null,
  pages: null,
  per_page: null,
  total: null,
  links: { prev: null, next: null },
};

/** An answer in the bank's form. @param pages as the bank would count them */
export const bankAnswer = (payload: readonly object[], { code = 200, pages = 1 } = {}) => ({
  status: { code },
  errors: { validation: null },
  params: { from: '2026-05-22', to: '2026-06-01', page: '1', per_page: '100' },
  data: { payload },
  pagination: { page: 1, pages, per_page: 100, total: payload.length, links: { prev: null, next: null } },
});

/** The answer to a question that the bank does not understand. */
export const bankRefusal = {
  status: { code: 400 },
  errors: { validation: { from: ['The from field is required.'] } },
  params: {},
  data: { payload: null },
  pagination: NO_PAGES,
};

/** Sends JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (_url, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
