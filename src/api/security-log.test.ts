import { expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { dataActions } from '../../tests/support/security-actions-data.ts';
import { loginActions } from '../../tests/support/security-actions-login.ts';
import { securityPeople } from '../../tests/support/security-people.ts';
import type { Paged } from '../contract/paging.ts';
import { SECURITY_EVENT_CODES } from '../contract/security-events.ts';
import type { SecurityEntry } from '../contract/security-log.ts';

/** Every event of the security log, caused by requests as people make them, adds its entry. */
const api = await testApi({ limits: true });
const people = await securityPeople(api);
const { secrets, begin } = people;
const actions = [...loginActions(api, people), ...dataActions(api, people)];

it('every event has an action here', () => {
  const done = new Set(actions.map(([, code]) => code));
  expect(SECURITY_EVENT_CODES.filter((code) => !done.has(code))).toEqual([]);
});

it.each(actions)('%s leaves its entry: %s', async (_name, event, act) => {
  const { bearer } = await begin();
  api.lines.length = 0;
  const { result, account = null, subject = null, detail = {}, unknown = null } = await act();

  const { body } = await api.get(`/api/staff/security-log/?event=${event}&records=1`, bearer);
  const [entry] = (body as Paged<SecurityEntry>).results;
  expect(entry).toMatchObject({ event, result, detail, address: '203.0.113.1' });
  expect(entry!.account?.id ?? null).toBe(account);
  expect(entry!.subject?.id ?? null).toBe(subject);
  if (unknown) expect(entry!.unknown_account).toMatch(unknown);
  else expect(entry!.unknown_account).toBeNull();
  expect(api.clock.now().getTime() - Date.parse(entry!.at)).toBeLessThan(60_000);
  expect(entry!.agent).toBe(`Mozilla/5.0 canary ${'x'.repeat(141)}`);

  // The log stream says the same.
  expect(api.lines).toContainEqual({
    component: 'security',
    event,
    result,
    client: '203.0.113.1',
    ...(account && { account }),
    ...(subject && { subject }),
  });
});

it('no secret is in any row or line, and no address that somebody typed', async () => {
  const rows = await api.handle.db.selectFrom('security_events').selectAll().execute();
  const all = JSON.stringify([rows, api.lines]);
  expect(rows.length).toBeGreaterThan(actions.length);
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/@|canary\.forged|canaryname|bearer|argon2/i);
  expect(api.logged).toEqual([]);
});
