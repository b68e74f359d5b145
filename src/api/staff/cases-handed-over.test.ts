import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { idOf, UNPLANNED } from '../../../tests/support/call-recipes.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { StaffApplication } from '../../contract/applications.ts';

/** Cases of somebody who stays but cannot work them any more: with another role, or with a disabled account. */

const api = await testApi();
const LIST = '/api/staff/applications/';
let asha: TestPerson;
let owner: TestPerson;
let sitaId: string;
let count = 0;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  owner = await api.staff('owner@prasthan.test');
  sitaId = await idOf(api.handle.db, await api.staff('sita@prasthan.test', undefined, 'counselor'));
});
let ramId: string;
let caseId: string;
beforeEach(async () => {
  count += 1;
  ramId = await idOf(api.handle.db, await api.staff(`ram${count}@prasthan.test`, undefined, 'counselor'));
  caseId = (await applied(api, asha)).id;
  await api.ask('POST', `${LIST}${caseId}/follow-up/`, owner.bearer, {
    before: UNPLANNED,
    after: { counselor: ramId },
  });
});

const change = async (body: object) =>
  api.ask('PATCH', `/api/staff/people/${ramId}/`, await api.prove(owner), body);
const read = async () => (await api.get(`${LIST}${caseId}/`, owner.bearer)).body as StaffApplication;

it('need a colleague when the new role cannot work them', async () => {
  expect(await change({ staff_role: 'reader' })).toMatchObject({
    status: 409,
    body: { code: 'heir_needed' },
  });
  expect((await read()).counselor?.id).toBe(ramId);
  expect((await change({ staff_role: 'reader', heir: sitaId })).status).toBe(200);
  const { counselor, history } = await read();
  expect(counselor?.id).toBe(sitaId);
  expect(history.at(-1)).toMatchObject({ event: 'assigned', by: 'system', internal: true });
});

it('stay where they are when the new role can work them', async () => {
  expect((await change({ staff_role: 'owner' })).status).toBe(200);
  expect((await read()).counselor?.id).toBe(ramId);
});

it('can go to a colleague when the account is disabled, or wait', async () => {
  expect((await change({ status: 'disabled', heir: sitaId })).status).toBe(200);
  expect((await read()).counselor?.id).toBe(sitaId);
});

it('wait at a disabled account, which may be urgent', async () => {
  expect((await change({ status: 'disabled' })).status).toBe(200);
  expect((await read()).counselor?.id).toBe(ramId);
});

it('go to nobody who cannot work them', async () => {
  const reader = await idOf(api.handle.db, await api.staff(`r${count}@prasthan.test`, undefined, 'reader'));
  for (const heir of [reader, ramId])
    expect(await change({ staff_role: 'editor', heir })).toMatchObject({
      status: 409,
      body: { code: 'not_a_counselor' },
    });
  expect((await read()).counselor?.id).toBe(ramId);
});
