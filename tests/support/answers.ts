import { beforeEach } from 'vitest';
import type { StaffApplication, StaffApplicationItem } from '../../src/contract/applications.ts';
import type { TestApi } from './api.ts';
import { pdf, png, sendForm, type FormPart } from './applications.ts';
import type { TestPerson } from './people.ts';

export const LIST = '/api/staff/applications/';
/** The office's mail address in `testApi`. */
export const OFFICE = 'office@prasthan.test';
export const NAMED: FormPart[] = [
  ['first_name', 'Asha'],
  ['last_name', 'Rai'],
  ['preferred_course', 'Nursing'],
];
export const IELTS: FormPart = ['ielts_documents[0][file]', { name: 'ielts.pdf', bytes: pdf() }];
export const PASSPORT: FormPart = ['passport_documents[0][file]', { name: 'page 2.png', bytes: png() }];
export const own = (id: string) => `/api/user/applications/${id}/`;

/**
 * A student who answers and a member of staff who reads. Each test has a new student and no cases or mails of earlier
 * tests.
 */
export function answering(api: TestApi) {
  const { db } = api.handle;
  let count = 0;
  const who = {} as { asha: TestPerson; sita: TestPerson };
  beforeEach(async () => {
    await db.deleteFrom('applications').execute();
    await db.deleteFrom('mails').execute();
    count += 1;
    who.asha = await api.user(`asha${count}@example.com`);
    who.sita = await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
  });
  return {
    /** The people of the current test. */
    who,
    /** Advances the clock and replaces tokens that have expired. */
    async later(time: Parameters<typeof api.clock.advance>[0]) {
      api.clock.advance(time);
      who.asha = await api.logIn(who.asha.email);
      who.sita = await api.logIn(who.sita.email);
    },
    /** A case as staff see it. */
    seen: async (id: string) => (await api.get(`${LIST}${id}/`, who.sita.bearer)).body as StaffApplication,
    list: async (query = '') =>
      (await api.get(`${LIST}${query}`, who.sita.bearer)).body as {
        count: number;
        results: StaffApplicationItem[];
      },
    add: (id: string, ...parts: FormPart[]) => sendForm(api, `${own(id)}documents/`, who.asha, parts),
    write: (id: string, note: string, as = who.asha) =>
      api.ask('POST', `${own(id)}note/`, as.bearer, { note }),
    /** Marks the answers until a moment as read. */
    read: (id: string, answered_at: string, as = who.sita) =>
      api.ask('POST', `${LIST}${id}/read/`, as.bearer, { answered_at }),
  };
}
