import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/support/postgres.ts';
import { SHIPPED_TODAY } from '../src/content/today.ts';
import { readBoard } from '../src/domain/applications/data.board.ts';
import { listForStaff } from '../src/domain/applications/data.staff.ts';
import { listEnquiries } from '../src/domain/enquiries/data.list.ts';
import { findSimilar } from '../src/domain/enquiries/data.similar.ts';
import { createToday } from '../src/domain/today/facade.ts';
import type { Principal } from '../src/domain/accounts/policy.ts';
import { openDatabase } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { silentLog } from '../src/platform/log.ts';
import { fillOffice } from './made-up-office.ts';
import { latencyOf, ms, table } from './measure.ts';

const TIMES = 20;

/**
 * Times of the queue of the start page, of the lists of cases and enquiries and of the board, in an office with 100,000
 * cases, of which one in seven is open, and 50,000 enquiries.
 */
export async function benchToday(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-bench-'));
    const server = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const handle = await openDatabase({ dataDir, databaseUrl: server?.url('postgres'), log: silentLog });
    await migrate(handle, silentLog);
    const counselor = await fillOffice(handle);
    const context = {
      db: handle.db,
      clock: { now: () => new Date() },
      daysUntilWaiting: () => SHIPPED_TODAY,
      mails: { queue: () => Promise.resolve('') },
      links: { today: '', of: () => '' },
    };
    const queue = createToday(context);
    const time = async (what: string, read: () => Promise<{ ok: boolean; value?: { count: number } }>) => {
      const times: number[] = [];
      let count = 0;
      for (let nth = 0; nth < TIMES; nth += 1) {
        const start = performance.now();
        const answer = await read();
        times.push(performance.now() - start);
        count = answer.value?.count ?? NaN;
      }
      const { p50, p99 } = latencyOf(times);
      rows.push([kind, `${what} (${count.toLocaleString('en')})`, ms(p50), ms(p99)]);
    };
    for (const whose of ['mine', 'nobody', 'everybody'])
      await time(`Today, ${whose}`, () => queue.read({ userId: counselor } as Principal, { whose }));
    for (const query of [
      { counselor },
      { due: 'now' },
      { due: 'overdue' },
      { due: 'none' },
      { country: '1' },
      { university: '7' },
      { intake: '2027-07' },
      { source: ['fair'] },
      { source: ['direct'] },
      { quiet: '30' },
      { state: ['offer'], country: '1', source: ['fair'], quiet: '14' },
      { ordering: 'next_on' },
    ])
      await time(`list, ${JSON.stringify(query).slice(1, -1).slice(0, 60)}`, () =>
        listForStaff(context, query),
      );
    const board = async (query: object) => {
      const answer = await readBoard(context, query);
      if (!answer.ok) return { ok: false };
      return { ok: true, value: { count: answer.value.columns.reduce((sum, { count }) => sum + count, 0) } };
    };
    await time('board', () => board({}));
    await time('board of one counselor', () => board({ counselor }));
    for (const query of [
      {},
      { stage: ['new'] },
      { counselor, due: 'now' },
      { source: ['fair'], country: '3' },
      { branch: 'Pokhara', due: 'none' },
      { ordering: '-last_at' },
      { search: 'gita shresta' },
      { search: '9700012345' },
    ])
      await time(`enquiries, ${JSON.stringify(query).slice(1, -1) || 'all'}`, () =>
        listEnquiries(handle.db, query, { me: counselor, now: new Date() }),
      );
    await time('who may be known already', async () => {
      const asked = { name: 'Geeta Shrestha', email: 'q77@example.com', contact: '9700000123' };
      return { ok: true, value: { count: (await findSimilar(handle.db, asked, null)).length } };
    });
    await handle.close();
    await server?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return table(['database', 'what (found)', 'p50', 'p99'], rows);
}
