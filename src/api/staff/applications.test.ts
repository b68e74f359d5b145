import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, pdf } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { StaffApplication, StaffApplicationItem } from '../../contract/applications.ts';

/** What staff do with cases besides moving them: get mails, search, write to the student, open documents. */

const api = await testApi();
const { db } = api.handle;
const LIST = '/api/staff/applications/';
let asha: TestPerson;
let office: TestPerson;
let officeId: string;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  office = await api.staff('office@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', office.email)
    .executeTakeFirstOrThrow();
  officeId = id;
});

const list = async (query = '') =>
  (await api.get(`${LIST}${query}`, office.bearer)).body as {
    count: number;
    results: StaffApplicationItem[];
  };

describe('a note', () => {
  it('is mailed to the student and added to the history', async () => {
    const { id } = await applied(api, asha);
    const noted = await api.ask('POST', `${LIST}${id}/note/`, office.bearer, { note: 'Please call us.' });
    expect((noted.body as StaffApplication).history.at(-1)).toMatchObject({
      event: 'note',
      from: null,
      to: null,
      who: 'Sita Shrestha',
      note: 'Please call us.',
    });
    expect((await api.lastMail(asha.email)).letter).toMatchObject({
      template: 'application-note',
      data: { note: 'Please call us.' },
    });
    for (const note of ['', '   ', undefined, 'x'.repeat(4001)]) {
      expect((await api.ask('POST', `${LIST}${id}/note/`, office.bearer, { note })).status).toBe(400);
    }
  });
});

describe('a new application', () => {
  it('is mailed to the student, and to the office without a name', async () => {
    const { id, reference } = await applied(api, asha, [
      ['first_name', 'Asha'],
      ['email', 'asha.private@example.com'],
    ]);
    expect((await api.lastMail(asha.email)).letter).toMatchObject({
      template: 'application-received',
      data: { reference, link: `https://prasthan.test/account/applications/${id}#documents` },
    });
    const arrived = await api.lastMail('office@prasthan.test');
    expect(arrived.letter).toEqual(
      expect.objectContaining({
        template: 'application-arrived',
        data: {
          reference,
          what: 'studies abroad',
          link: `https://prasthan.test/admin/applications/${id}`,
        },
      }),
    );
    expect(JSON.stringify(arrived)).not.toMatch(/asha/i);
  });
});

describe('the list', () => {
  it('is searched by name, address, number and reference, filtered by state, and ordered', async () => {
    const { id, reference } = await applied(api, asha, [
      ['first_name', 'Bishnu Kumari'],
      ['last_name', 'Thapa-Magar'],
      ['email', 'bishnu.k@example.org'],
      ['contact', '+977 984-1112223'],
    ]);
    const bare = reference.replaceAll('-', '').toLowerCase();
    const found = ['bish', 'kumari thapa', 'MAGAR', 'bishnu.k@example.org', '9841112', reference, bare];
    for (const search of [...found, bare.slice(2), reference.slice(3, 9)]) {
      const { results } = await list(`?search=${encodeURIComponent(search)}`);
      expect(
        results.map((each) => each.id),
        search,
      ).toContain(id);
    }
    for (const search of ['ishnu', 'bishnu rai', 'PR-0000', "'; drop table", '%']) {
      const { results } = await list(`?search=${encodeURIComponent(search)}`);
      const ids = results.map((each) => each.id);
      // A search without a word matches everything.
      if (search !== '%') expect(ids, search).not.toContain(id);
    }
    await moveCase(api, 'staff', office, id, 'begin_review');
    expect((await list('?state=in_review&search=bishnu')).count).toBe(1);
    expect((await list('?state=submitted&search=bishnu')).count).toBe(0);
    expect((await list('?state=submitted&state=in_review&search=bishnu')).count).toBe(1);
    expect((await api.get(`${LIST}?state=nonsense`, office.bearer)).body).toEqual({
      state: ['Select a valid choice. nonsense is not one of the available choices.'],
    });
    const times = async (ordering: string, of: 'submitted_at' | 'state_changed_at') =>
      (await list(`?records=100&ordering=${ordering}`)).results.map((each) => each[of]);
    const submitted = await times('submitted_at', 'submitted_at');
    expect(submitted).toEqual(submitted.toSorted());
    expect(await times('', 'submitted_at')).toEqual(submitted.toReversed());
    expect(await times('user_id;drop', 'submitted_at')).toEqual(submitted.toReversed());
    const changed = await times('-state_changed_at', 'state_changed_at');
    expect(changed).toEqual(changed.toSorted().reverse());
  });
});

describe('opening a document', () => {
  it('returns the sent file as a named attachment and records who opened it', async () => {
    const bytes = pdf(150_000);
    const name = 'राहदानी "2026"; x.pdf';
    const { id, documents } = await applied(api, asha, [['passport_documents[0][file]', { name, bytes }]]);
    const passport = documents.find(({ group }) => group === 'passport_documents')!;
    const openings = () =>
      db
        .selectFrom('change_log')
        .select(['actor_id', 'changes', 'at'])
        .where('action', '=', 'document_opened')
        .where('object', '=', id)
        .execute();
    const own = await api.get(`/api/user/applications/${id}/documents/${passport.id}/`, asha.bearer);
    expect((own.body as Buffer).equals(bytes)).toBe(true);
    expect(await openings()).toEqual([]);

    const opened = await api.get(`${LIST}${id}/documents/${passport.id}/`, office.bearer);
    expect((opened.body as Buffer).equals(bytes)).toBe(true);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const disposition = opened.headers.get('Content-Disposition') ?? '';
    expect(disposition).toMatch(
      /^attachment; filename=(?:"[\x20-\x7e]*\.pdf"|[\w.-]+\.pdf); filename\*=UTF-8''/,
    );
    expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(passport.file_name);
    expect(await openings()).toEqual([
      {
        actor_id: officeId,
        at: api.clock.now(),
        changes: [{ path: ['Document'], after: 'Passport Document' }],
      },
    ]);
  });

  it('explains and logs a missing or changed file, and never sends a changed one', async () => {
    const sent = pdf(300_000);
    const { id, documents } = await applied(api, asha, [
      ['passport_documents[0][file]', { name: 'long.pdf', bytes: sent }],
    ]);
    const { id: documentId } = documents.find(({ file_name }) => file_name === 'long.pdf')!;
    const path = `/api/user/applications/${id}/documents/${documentId}/`;
    const { get } = api.storage;
    /** Flips one bit of the stored file. */
    const damagedAt = (at: (length: number) => number) => async (key: string) => {
      const stored = await get(key);
      const bytes = Buffer.from(await new Response(stored!.stream).arrayBuffer());
      bytes[at(bytes.length)]! ^= 1;
      return { size: bytes.length, stream: new Response(bytes).body! };
    };
    const away = async () => {
      throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
    };
    try {
      for (const broken of [away, async () => null, damagedAt(() => 2), damagedAt(() => 40_000)]) {
        api.storage.get = broken;
        expect(await api.get(path, asha.bearer)).toMatchObject({
          status: 503,
          body: { code: 'document_unavailable' },
        });
        const [{ error }] = api.logged.splice(0) as [{ error: Error }];
        expect(error.message).toMatch(/^The stored file [0-9a-f-]{36} cannot be read$/);
        expect(error.cause).toBeInstanceOf(Error);
      }
      // A later chunk: the chunks before it were valid, so the body ends before the announced length.
      api.storage.get = damagedAt((length) => length - 20);
      const broken = await api.fetch(new Request(`http://10.0.0.7${path}`, { headers: asha.bearer }));
      const received: Uint8Array[] = [];
      const reading = (async () => {
        for await (const piece of broken.body!) received.push(piece);
      })();
      await expect(reading).rejects.toThrow();
      const begun = Buffer.concat(received);
      expect(begun.length).toBeLessThan(sent.length);
      expect(begun.equals(sent.subarray(0, begun.length))).toBe(true);
      expect(api.logged.splice(0)).toHaveLength(1);
    } finally {
      api.storage.get = get;
    }
    expect((await api.get(path, asha.bearer)).status).toBe(200);
  });
});
