import { setTimeout as wait } from 'node:timers/promises';
import type { BulkEdit, BulkEditBody } from '../src/contract/bulk-edits/shapes.ts';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { fillOut } from './filled.ts';
import { ms, table } from './measure.ts';
import { OFFICE_SETTINGS, officeAt, type Office } from './office.ts';
import { importRegister, newDatabase } from './register.ts';

const ADDRESS = '/api/staff/bulk-edits/';
const POLL_MS = 100;

type Change = Pick<BulkEditBody, 'action'> & Partial<Pick<BulkEditBody, 'field' | 'value'>>;
/** A text alone, a list with rows of its own that limits are made from, and what hides every course. */
const CHANGES: Readonly<Record<string, Change>> = {
  'a text': { action: 'set', field: 'course_type', value: 'Measured' },
  'an intake': {
    action: 'add',
    field: 'intakes',
    value: [{ key: 'a', year: 2028, month: 2, deadline: null }],
  },
  withdrawing: { action: 'withdraw' },
};

/** Waits until a step of a bulk edit has ended. @returns it, how long that took and the longest wait of a visitor */
async function ended(office: Office, origin: string, id: number) {
  const begun = performance.now();
  let slowest = 0;
  for (;;) {
    await wait(POLL_MS);
    const asked = performance.now();
    await (await fetch(`${origin}/api/app/course-list?search=nursing&page=${Math.floor(asked) % 40 + 1}`)).arrayBuffer(); // oxfmt-ignore
    slowest = Math.max(slowest, performance.now() - asked);
    const run = await office.get<BulkEdit>(`${ADDRESS}${id}/`);
    if (!['waiting', 'running'].includes(run.state)) {
      return { run, seconds: (performance.now() - begun) / 1000, slowest };
    }
  }
}

/** Bulk edits of all courses of the register: preview, applying and undoing, and what a visitor waits for meanwhile. */
export async function benchBulkEdit(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    try {
      await importRegister(database);
      await fillOut(database);
      const site = await startSiteProcess({ ...database.settings, ...OFFICE_SETTINGS });
      try {
        const office = await officeAt(site.origin);
        for (const [what, change] of Object.entries(CHANGES)) {
          const body = { kind: 'course', filter: { status: 'published' }, ...change };
          let { id } = await office.post<BulkEdit>(ADDRESS, body);
          for (const step of ['preview', 'apply', 'undo'] as const) {
            if (step !== 'preview') ({ id } = await office.post<BulkEdit>(`${ADDRESS}${id}/${step}/`));
            const { run, seconds, slowest } = await ended(office, site.origin, id);
            const count = run.changed.toLocaleString('en');
            rows.push([kind, what, step, count, `${seconds.toFixed(1)} s`, ms(slowest)]);
            console.error(rows.at(-1)!.join('  '));
          }
        }
      } finally {
        await site.stop();
      }
    } finally {
      await database.remove();
    }
  }
  return table(['database', 'change', 'step', 'courses', 'time', 'slowest search of a visitor'], rows);
}
