import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { idOf } from '../../tests/support/call-recipes.ts';
import { EDIT_KINDS } from '../contract/edits/kinds.ts';
import {
  ACTIONS,
  can,
  RIGHT_WORDS,
  RIGHTS,
  STAFF_ROLES,
  type Right,
  type RightObject,
} from '../contract/rights.ts';
import { CALLS } from './all-calls.ts';
import type { Call } from './http/handle-call.ts';

/** Every call of staff in every role, generated from the table of calls and the table of rights. */
const api = await testApi();

const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;
const staffCalls = CALLS.filter(({ auth }) => auth === 'staff');
/** Calls about the caller's own account, which everybody in the office may make. */
const OWN = [
  'GET /api/staff/me/',
  'POST /api/staff/proof/',
  'POST /api/staff/second-factor/',
  'POST /api/staff/second-factor/confirm/',
  'POST /api/staff/second-factor/off/',
];

/** The path with values that exist nowhere, and one for each kind of object that has a right of its own. */
function casesOf(call: Call): { path: string; right: Right | undefined }[] {
  const filled = (params: Record<string, string>) => {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '0');
    const right = typeof call.right === 'function' ? call.right(params) : call.right;
    return { path, right };
  };
  const ofKinds = call.path.includes('{kind}');
  return ofKinds ? Object.keys(EDIT_KINDS).map((kind) => filled({ kind })) : [filled({})];
}

it('every call of staff states a right, except those about the own account', () => {
  expect(staffCalls.filter(({ right }) => !right).map(nameOf)).toEqual(OWN);
  for (const call of staffCalls.filter(({ right }) => right)) {
    for (const { path, right } of casesOf(call)) expect(right, path).toBeDefined();
  }
  expect(CALLS.filter(({ auth, right }) => auth !== 'staff' && right)).toEqual([]);
});

it.each(STAFF_ROLES)('the rights of the role %s hold for every call', async (role) => {
  const { bearer } = await api.staff(`${role}@prasthan.test`, undefined, role);
  for (const call of staffCalls) {
    for (const { path, right } of casesOf(call)) {
      const body = call.body ? JSON.stringify({}) : undefined;
      const headers = { ...bearer, ...(body && { 'Content-Type': 'application/json' }) };
      const request = new Request(`http://x.test${path}`, {
        method: call.method.toUpperCase(),
        headers,
        ...(body && { body }),
      });
      const response = await api.fetch(request, { clientAddress: '203.0.113.1' });
      const answer = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
      const what = `${role}: ${call.method} ${path}: ${response.status}`;
      if (right && !can(role, right[1], right[0])) {
        expect(response.status, what).toBe(403);
        expect(answer.code, what).toBe('no_right');
        expect(answer.detail, what).toMatch(/^As an? \w+ you cannot .+\. (Ask one of the .+|Nobody can)\.$/);
      } else if (response.status === 403) {
        // Allowed; what is missing is the password again.
        expect([answer.code, call.proof], what).toEqual(['proof_needed', 'always']);
      } else {
        expect(response.status, what).toBeLessThan(500);
      }
    }
  }
});

it('docs/rights.md has the table of rights', () => {
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const rows = readFileSync('docs/rights.md', 'utf8').split('\n').map(cells);
  const documented = rows.filter(([, right = '']) => /^\w+, (read|write)$/.test(right));
  const expected = (Object.keys(RIGHTS) as RightObject[]).flatMap((object) =>
    ACTIONS.map((action) => {
      const yesOrNo = STAFF_ROLES.map((role) => (can(role, action, object) ? 'yes' : 'no'));
      return ['', `${object}, ${action}`, RIGHT_WORDS[object][action], ...yesOrNo, ''];
    }),
  );
  expect(documented).toEqual(expected);
});

it('a counselor helps with accounts of students, but not with those of staff', async () => {
  const counselor = await api.staff('helper@prasthan.test', undefined, 'counselor');
  const proved = await api.prove(counselor);
  const reader = await idOf(api.handle.db, await api.staff('colleague@prasthan.test', undefined, 'reader'));
  const student = await idOf(api.handle.db, await api.user('student@example.com'));
  const change = (id: string, body: object) => api.ask('PATCH', `/api/staff/people/${id}/`, proved, body);
  expect((await change(student, { status: 'disabled' })).status).toBe(200);
  for (const [id, body] of [
    [student, { staff_role: 'reader' }],
    [reader, { status: 'disabled' }],
    [reader, { staff_role: 'owner' }],
    [reader, { staff_role: null }],
  ] as const) {
    expect(await change(id, body)).toMatchObject({ status: 403, body: { code: 'no_right' } });
  }
});

it('the last owner stays one, whatever other staff there are', async () => {
  const { db } = api.handle;
  const [one, two] = [await api.staff('one@prasthan.test'), await api.staff('two@prasthan.test')];
  await db
    .updateTable('users')
    .set({ staff_role: 'editor' })
    .where('staff_role', '=', 'owner')
    .where('email', 'not in', [one.email, two.email])
    .execute();
  const [headers, others] = [await api.prove(one), await api.prove(two)];
  const [first, second] = [await idOf(db, one), await idOf(db, two)];
  const change = (by: Record<string, string>, id: string, body: object) =>
    api.ask('PATCH', `/api/staff/people/${id}/`, by, body);
  expect(await change(headers, first, { staff_role: 'reader' })).toMatchObject({
    body: { code: 'own_account' },
  });
  const both = await Promise.all([
    change(headers, second, { staff_role: 'editor' }),
    change(others, first, { staff_role: 'editor' }),
  ]);
  // Refused as no longer an owner or, if both began as owners, as the last one.
  const [done, refused] = both.map(({ status }) => status).toSorted();
  expect([done, [403, 409].includes(refused!)]).toEqual([200, true]);
  const left = await db.selectFrom('users').select('email').where('staff_role', '=', 'owner').execute();
  expect(left).toHaveLength(1);
  const last = left[0]!.email === one.email ? one : two;
  const erased = await api.ask('POST', '/api/user/delete/', last.bearer, { password: last.password });
  expect(erased).toMatchObject({ status: 409, body: { code: 'last_owner' } });
});
