import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { pdf } from '../../tests/support/applications.ts';
import { applying } from '../../tests/support/applying.ts';
import { PASSWORD, type TestPerson } from '../../tests/support/people.ts';
import { setUpFactor } from '../../tests/support/second-factors.ts';
import { SECRET, testSecretKeys } from '../../tests/support/secret-keys.ts';
import { secretKeyId } from '../platform/security/secret-key.ts';
import { renewSealed } from '../domain/secret-keys/commands.renew.ts';
import { countOpenable } from '../domain/secret-keys/data.sealed.ts';
import { lastingKeys } from '../domain/secret-keys/lasting.ts';

/** The secret key is replaced while people work: nobody notices. */

const NEXT = Buffer.from('the next secret of at least thirty-two characters');
const api = await testApi();
const { ask, get, handle, secretKeys, staff, user } = api;
const { db } = handle;
const { send } = applying(api);
let boss: TestPerson;
let maya: TestPerson;
beforeAll(async () => {
  boss = await staff('boss@prasthan.test');
  maya = await user('maya@example.com');
});

/** Applies with one document. @returns the path at which staff read it, and its bytes */
async function sentDocument(by: TestPerson, size: number) {
  const bytes = pdf(size);
  const answer = await send(
    [
      ['first_name', 'Maya'],
      ['last_name', 'Rai'],
      ['email', by.email],
      ['contact', '9841000000'],
      ['address', `Ward ${size}`],
      ['academic_documents[0][file]', { name: 'marks.pdf', bytes }],
    ],
    by.bearer,
  );
  expect(answer.status).toBe(201);
  const { id } = answer.body as { id: string };
  const found = await db
    .selectFrom('application_documents')
    .select('id')
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  return { path: `/api/staff/applications/${id}/documents/${found.id}/`, bytes };
}
async function read({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<void> {
  const answer = await api.fetch(new Request(`http://10.0.0.7${path}`, { headers: boss.bearer }));
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
}
const opened = async () => (await get('/api/user/profile/', maya.bearer)).status;

it('keeps sessions, documents, mails and second factors, also of those who work meanwhile', async () => {
  const early = await sentDocument(maya, 5_000);
  const guarded = await staff('guarded@prasthan.test');
  const { codes } = await setUpFactor(api, guarded);
  await ask('POST', '/api/user/forget-password/', {}, { email: maya.email });
  const lasting = await lastingKeys(handle, [SECRET]);

  // As `npm run key -- rotate` does it: first every process learns the new key.
  const sent = [early];
  const rotation = { over: false };
  const busy = async (person: TestPerson, from: number) => {
    for (let size = from; !rotation.over || size < from + 3; size += 1) {
      const document = await sentDocument(person, size);
      sent.push(document);
      await read(sent[size % sent.length]!);
      await read(document);
      const { body, status } = await ask(
        'POST',
        '/api/user/token/refresh/',
        {},
        { refresh: person.token.refresh },
      );
      expect(status).toBe(200);
      person.token = body as TestPerson['token'];
      person.bearer = { Authorization: `Bearer ${person.token.access}` };
    }
  };
  const people = await Promise.all(['a@example.com', 'b@example.com', 'c@example.com'].map(user));
  const work = Promise.all(people.map((person, at) => busy(person, 1_000 * (at + 1))));
  secretKeys.replace([SECRET, NEXT]);
  await sentDocument(maya, 700);
  secretKeys.replace([NEXT, SECRET]);
  expect(await lastingKeys(handle, [NEXT, SECRET])).toEqual(lasting);
  const { renewed, unopened } = await renewSealed(handle, secretKeys.secrets());
  expect([renewed > 3, unopened]).toEqual([true, 0]);
  rotation.over = true;
  await work;
  // Repeated every hour, so that what an older process has written is found.
  await renewSealed(handle, secretKeys.secrets());
  const { opened: renewedNow, total } = await countOpenable(handle, NEXT);
  expect([renewedNow, total > 10]).toEqual([total, true]);
  const ids = await db.selectFrom('file_keys').select('key_id').distinct().execute();
  expect(ids).toEqual([{ key_id: secretKeyId(NEXT) }]);
  expect(await opened()).toBe(200);

  // The old key is forgotten.
  secretKeys.replace([NEXT]);
  expect(await lastingKeys(handle, [NEXT])).toEqual(lasting);
  boss = await api.logIn(boss.email);
  for (const document of sent) await read(document);
  expect(await opened()).toBe(401);
  for (const person of people) {
    expect((await get('/api/user/profile/', person.bearer)).status).toBe(200);
  }
  await expect(api.lastLink(maya.email)).resolves.toMatchObject({ token: expect.any(String) });
  const login = { email: guarded.email, password: PASSWORD, otp: codes[0] };
  expect((await ask('POST', '/api/user/login/', {}, login)).status).toBe(200);
  expect(api.logged).toEqual([]);
});

it('is refused without the key that hashes are kept with', async () => {
  await expect(lastingKeys(handle, testSecretKeys(SECRET).secrets())).rejects.toThrow(
    /^A secret key that was replaced is still needed .* SECRET_KEY_OTHERS/,
  );
});
