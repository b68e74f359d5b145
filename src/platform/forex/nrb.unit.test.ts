import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bankAnswer,
  bankDay,
  bankRefusal,
  json,
  startForexServer,
} from '../../../tests/support/forex-server.ts';
import { nrbForex } from './nrb.ts';

const bank = await startForexServer();
afterAll(() => bank.stop());
beforeEach(() => void bank.asked.splice(0));
const read = (timeoutMs?: number) => nrbForex(bank.address, timeoutMs)('2026-05-22', '2026-06-01');

describe("the bank's rates", () => {
  it('are read with texts as numbers and with their units, newest day first', async () => {
    const inr = ['INR', 100, '160.00', '160.15'] as const;
    bank.answerWith(
      json(
        bankAnswer([
          bankDay('2026-05-31', [[...inr], ['JPY', 10, '8.91', '8.95']]),
          bankDay('2026-06-01', [[...inr], ['USD', 1, '133.11', '133.71']]),
        ]),
      ),
    );
    expect(await read()).toEqual([
      {
        day: '2026-06-01',
        quotes: [
          { currency: 'INR', unit: 100, buy: 160, sell: 160.15 },
          { currency: 'USD', unit: 1, buy: 133.11, sell: 133.71 },
        ],
      },
      {
        day: '2026-05-31',
        quotes: [
          { currency: 'INR', unit: 100, buy: 160, sell: 160.15 },
          { currency: 'JPY', unit: 10, buy: 8.91, sell: 8.95 },
        ],
      },
    ]);
    const query = Object.fromEntries(bank.asked[0]!.searchParams);
    expect(query).toEqual({ from: '2026-05-22', to: '2026-06-01', page: '1', per_page: '100' });
  });

  it('are read with amounts as numbers and units as texts too', async () => {
    const rate = { currency: { iso3: 'inr', name: 'Indian Rupee', unit: '100' }, buy: 160, sell: 160.15 };
    bank.answerWith(
      json(bankAnswer([{ date: '2026-06-01', rates: [rate, 'not a rate'] }, { date: 'soon' }])),
    );
    expect(await read()).toEqual([
      { day: '2026-06-01', quotes: [{ currency: 'INR', unit: 100, buy: 160, sell: 160.15 }] },
    ]);
  });

  it('leave out quotes that are missing, zero or the wrong way round, and days that were not asked for', async () => {
    const quotes = [
      ['AUD', 1, null, null],
      ['EUR', 1, '', '150.1'],
      ['GBP', 1, '0', '0'],
      ['CAD', 1, '99', '90'],
      ['QAR', 1, '36', '36.2'],
    ] as const;
    bank.answerWith(
      json(
        bankAnswer([
          bankDay(
            '2026-06-01',
            quotes.map((quote) => [...quote]),
          ),
          bankDay('2031-01-01', [['AUD', 1, '1', '2']]),
        ]),
      ),
    );
    const days = await read();
    expect(days.map(({ day }) => day)).toEqual(['2026-06-01']);
    expect(days[0]!.quotes.map(({ currency }) => currency)).toEqual(['QAR']);
  });

  it.each([200, 400])('are none in a range without any, with HTTP status %i', async (status) => {
    bank.answerWith(json(bankAnswer([], { code: 400 }), status));
    expect(await read()).toEqual([]);
  });

  it('are asked for once, however many pages there are said to be', async () => {
    bank.answerWith(
      json(bankAnswer([bankDay('2026-06-01', [['AUD', 1, '91', '92']])], { pages: 9_000_000 })),
    );
    expect(await read()).toHaveLength(1);
    expect(bank.asked).toHaveLength(1);
  });
});

const page = (status: number) => (_: URL, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><p>Sorry');
};

describe('a bank that fails', () => {
  it.each([
    ['a refused question', json(bankRefusal, 400), /refused our question/],
    ['a refused question and HTTP status 200', json(bankRefusal), /refused our question/],
    ['a page', page(200), /a page instead of rates/],
    ['a page and HTTP status 403', page(403), /a page instead of rates/],
    ['nothing at all', (_: URL, response: ServerResponse) => response.end(), /a page instead of rates/],
    ['another form', json({ data: [1, 2] }), /a form that we do not know/],
    ['an error of its server', json({}, 503), /status 503/],
    [
      'a list that never ends',
      (_: URL, response: ServerResponse) => {
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
      /far more than a list/,
    ],
  ])('with %s is told in a sentence', async (_, answer, sentence) => {
    bank.answerWith(answer);
    await expect(read()).rejects.toMatchObject({
      name: 'ForexError',
      message: expect.stringMatching(sentence),
    });
  });

  it.each([301, 302, 307, 308])('by a redirect is not followed, with HTTP status %i', async (status) => {
    bank.answerWith((_, response) => {
      response.writeHead(status, { location: bank.address }).end();
    });
    await expect(read()).rejects.toThrow(/another address/);
    expect(bank.asked).toHaveLength(1);
  });

  it('by silence is given up', async () => {
    bank.answerWith(() => {});
    await expect(read(50)).rejects.toThrow(/did not answer in time/);
  });

  it('by being away is told in a sentence', async () => {
    await expect(nrbForex('http://127.0.0.1:1/')('2026-05-22', '2026-06-01')).rejects.toThrow(
      /could not be reached/,
    );
  });
});
