import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { formOf, moveCase, pdf, sendForm, type FormPart } from '../../../tests/support/applications.ts';

import type { TestPerson } from '../../../tests/support/people.ts';

/** Small limits of what one person may have at once. */
const quota = { files: 4, bytes: 3_000_000, openCases: 2 };
const api = await testApi({ quota });
const PATH = '/api/app/application-create/';
let asha: TestPerson;
let people = 0;
beforeEach(async () => {
  asha = await api.user(`asha${(people += 1)}@example.com`);
});

let files = 0;
const file = (bytes = 1_000): FormPart => [
  `cv_documents[${(files += 1)}][file]`,
  { name: 'cv.pdf', bytes: pdf(bytes) },
];
const apply = (...parts: FormPart[]) =>
  sendForm(api, PATH, asha, [...parts, ['first_name', `${Math.random()}`]]);
const applied = async (...parts: FormPart[]) => {
  const { status, body } = await apply(...parts);
  expect(status).toBe(201);
  return (body as { id: string }).id;
};
const add = (id: string, ...parts: FormPart[]) =>
  sendForm(api, `/api/user/applications/${id}/documents/`, asha, parts);
const stored = async () => (await api.storage.files()).length;
const TOO_MANY_CASES = {
  status: 409,
  body: { code: 'too_many_cases', detail: expect.stringContaining('(2)') },
};
const TOO_MANY_DOCUMENTS = {
  status: 413,
  body: { code: 'too_many_documents', detail: expect.stringContaining('4 files with 3 MB') },
};
/** Longer than the time in which an equal form counts as the same submission. */
const later = async () => {
  api.clock.advance({ minutes: 11 });
  asha = await api.logIn(asha.email);
};

describe('open applications', () => {
  it('are limited to the quota until one has ended', async () => {
    const first = await applied();
    await applied();
    expect(await apply()).toMatchObject(TOO_MANY_CASES);
    await later();
    expect(await apply()).toMatchObject(TOO_MANY_CASES);
    expect((await moveCase(api, 'user', asha, first, 'withdraw')).status).toBe(200);
    await applied();
  });

  it('do not exceed the quota when they arrive at the same time', async () => {
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => apply()))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 201, 409, 409, 409, 409]);
  });

  it('at the quota do not change the answer to a repeated submission', async () => {
    const parts = [file(), ['first_name', 'Asha']] as FormPart[];
    const form = () =>
      api.fetch(
        new Request(`http://10.0.0.7${PATH}`, {
          method: 'POST',
          headers: { ...asha.bearer, 'Idempotency-Key': 'one' },
          body: formOf(parts),
        }),
      );
    const answer = await (await form()).json();
    await applied();
    expect(await (await form()).json()).toEqual(answer);
    await later();
    expect(await (await form()).json()).toEqual(answer);
  });

  it('of staff have no limit', async () => {
    asha = await api.staff(`office${people}@example.com`);
    for (let at = 0; at < 3; at += 1) await applied(file(), file());
  });
});

describe('documents', () => {
  it('are limited to the quota over all applications, and nothing above it is kept', async () => {
    const id = await applied(file(), file());
    const before = await stored();
    expect(await apply(file(), file(), file())).toMatchObject(TOO_MANY_DOCUMENTS);
    expect(await add(id, file(), file(), file())).toMatchObject(TOO_MANY_DOCUMENTS);
    expect(await stored()).toBe(before);
    expect((await add(id, file(), file())).status).toBe(200);
    expect(await add(id, file())).toMatchObject(TOO_MANY_DOCUMENTS);
  });

  it('that are already stored can be sent again', async () => {
    const last = file();
    const id = await applied(file(), file(), file());
    for (let time = 0; time < 2; time += 1) expect((await add(id, last)).status).toBe(200);
  });

  it('do not exceed the quota when they arrive at the same time', async () => {
    const id = await applied();
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(id, file(), file(), file())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 413, 413, 413]);
  });

  it('are limited in total size', async () => {
    const id = await applied(file(2_000_000));
    expect(await add(id, file(1_500_000))).toMatchObject(TOO_MANY_DOCUMENTS);
    expect((await add(id, file(500_000))).status).toBe(200);
  });

  it('are refused while they arrive, or before if the form announces its length', async () => {
    const before = await stored();
    expect(await apply(file(2_000_000), file(2_000_000))).toMatchObject(TOO_MANY_DOCUMENTS);
    // If this were read, it would be refused as an invalid form.
    const request = new Request(`http://10.0.0.7${PATH}`, {
      method: 'POST',
      headers: {
        ...asha.bearer,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '10000000',
      },
      body: 'hello',
    });
    const answer = await api.fetch(request);
    expect([answer.status, await answer.json()]).toMatchObject([413, TOO_MANY_DOCUMENTS.body]);
    expect(await stored()).toBe(before);
  });
});
