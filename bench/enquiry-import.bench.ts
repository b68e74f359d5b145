import { setTimeout as after } from 'node:timers/promises';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { uglyEnquiries } from '../tests/support/ugly-enquiries.ts';
import { pathOf } from '../src/contract/calls/address.ts';
import type { EnquiryImport } from '../src/contract/enquiry-imports.ts';
import { table, watchMemory } from './measure.ts';
import { OFFICE, OFFICE_SETTINGS, officeAt } from './office.ts';
import { post } from './people.ts';
import { newDatabase } from './register.ts';

const ROWS = 10_000;
const LOOK_MS = 100;

/** A spreadsheet of 10,000 enquiries: sent and read, checked, added, undone, and what the server needed for it. */
export async function benchEnquiryImport(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    try {
      const site = await startSiteProcess({ ...database.settings, ...OFFICE_SETTINGS });
      const most = watchMemory(site.pid);
      const office = await officeAt(site.origin);
      const { token } = (await post(`${site.origin}/api/user/login/`, OFFICE, 200)) as {
        token: { access: string };
      };
      const times: number[] = [];
      const timed = async <T>(work: () => Promise<T>): Promise<T> => {
        const start = performance.now();
        const answer = await work();
        times.push(performance.now() - start);
        return answer;
      };
      const root = pathOf('POST /api/staff/enquiry-imports/');
      const { id } = await timed(async () => {
        const body = new FormData();
        body.append('file', new File([uglyEnquiries(ROWS)], 'fair.csv'));
        const headers = { Authorization: `Bearer ${token.access}` };
        const answer = await fetch(`${site.origin}${root}`, { method: 'POST', headers, body });
        if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
        return (await answer.json()) as EnquiryImport;
      });
      const read = () => office.get<EnquiryImport>(`${root}${id}/`);
      for (const [step, state] of [
        ['check', 'checked'],
        ['write', 'written'],
        ['undo', 'undone'],
      ] as const) {
        await timed(async () => {
          await office.post(`${root}${id}/run/`, { step, version: (await read()).version });
          while ((await read()).state !== state) await after(LOOK_MS);
        });
      }
      rows.push([kind, ...times.map((time) => `${(time / 1000).toFixed(1)} s`), `${most().toFixed(0)} MB`]);
      await site.stop();
    } finally {
      await database.remove();
    }
  }
  return table(['database', 'sent and read', 'checked', 'added', 'undone', 'most memory'], rows);
}
