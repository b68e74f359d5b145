import type { TestApi } from './api.ts';
import { applied, formOf } from './applications.ts';
import { PASSWORD } from './people.ts';
import { testEvents } from './registrations.ts';
import { codeAt } from './second-factors.ts';
import { AGENT, WRONG_PASSWORD, type SecurityAction, type SecurityPeople } from './security-people.ts';

/** Actions that change accounts, export data or erase it. */
export function dataActions(api: TestApi, people: SecurityPeople): readonly SecurityAction[] {
  const { ask, clock } = api;
  const { BOSS, secrets, staffCall, provedCall, own, idOf, student, guarded, nextName, bearer } = people;
  const { eventIn, registered } = testEvents(api);
  return [
    [
      'a verified address',
      'email_verified',
      async () => {
        const email = nextName();
        const form = { email, password: PASSWORD, confirm_password: PASSWORD };
        await ask('POST', '/api/user/register/', AGENT, form);
        const { encodedPk, token } = await api.lastLink(email);
        secrets.add(token);
        await ask('POST', `/api/user/verify-email/${encodedPk}/${token}/`, AGENT);
        return { result: 'ok', account: await idOf(email) };
      },
    ],
    [
      'asking for a new password',
      'password_reset_asked',
      async () => {
        const { email, id } = await student();
        await ask('POST', '/api/user/password-reset/', AGENT, { email });
        return { result: 'ok', account: id };
      },
    ],
    [
      'a new password by link',
      'password_reset',
      async () => {
        const { email, id } = await student();
        await ask('POST', '/api/user/password-reset/', AGENT, { email });
        const { encodedPk, token } = await api.lastLink(email);
        secrets.add(token);
        const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
        await ask('PATCH', `/api/user/password-reset/${encodedPk}/${token}/`, AGENT, passwords);
        return { result: 'ok', account: id };
      },
    ],
    [
      'a changed password',
      'password_changed',
      async () => {
        const { bearer, id } = await student();
        const passwords = { current_password: PASSWORD, new_password: PASSWORD, confirm_password: PASSWORD };
        await own(bearer, 'POST', 'password-change/', passwords);
        return { result: 'ok', account: id };
      },
    ],
    [
      'a password change with a wrong one',
      'password_changed',
      async () => {
        const { bearer, id } = await student();
        const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
        await own(bearer, 'POST', 'password-change/', { current_password: WRONG_PASSWORD, ...passwords });
        return { result: 'failed', account: id, detail: { reason: 'current_password_wrong' } };
      },
    ],
    [
      'asking for another address',
      'email_change_asked',
      async () => {
        const { bearer, id } = await student();
        await own(bearer, 'POST', 'email-change/', { email: nextName(), password: PASSWORD });
        return { result: 'ok', account: id };
      },
    ],
    [
      'asking for another address with a wrong password',
      'email_change_asked',
      async () => {
        const { bearer, id } = await student();
        await own(bearer, 'POST', 'email-change/', { email: nextName(), password: WRONG_PASSWORD });
        return { result: 'failed', account: id, detail: { reason: 'current_password_wrong' } };
      },
    ],
    [
      'another address',
      'email_changed',
      async () => {
        const { bearer, id } = await student();
        const email = nextName();
        await own(bearer, 'POST', 'email-change/', { email, password: PASSWORD });
        const { encodedPk, token } = await api.lastLink(email);
        secrets.add(token);
        await ask('POST', `/api/user/new-email/${encodedPk}/${token}/`, AGENT);
        return { result: 'ok', account: id };
      },
    ],
    [
      'stopping a change of the address',
      'email_change_stopped',
      async () => {
        const { bearer, id, email } = await student();
        await own(bearer, 'POST', 'email-change/', { email: nextName(), password: PASSWORD });
        const { encodedPk, token } = await api.lastLink(email);
        secrets.add(token);
        await ask('POST', `/api/user/keep-email/${encodedPk}/${token}/`, AGENT);
        return { result: 'ok', account: id };
      },
    ],
    [
      'taking a change of the address back',
      'email_change_undone',
      async () => {
        const { bearer, id, email } = await student();
        const other = nextName();
        await own(bearer, 'POST', 'email-change/', { email: other, password: PASSWORD });
        const confirm = await api.lastLink(other);
        await ask('POST', `/api/user/new-email/${confirm.encodedPk}/${confirm.token}/`, AGENT);
        const { encodedPk, token } = await api.lastLink(email);
        secrets.add(token).add(confirm.token);
        await ask('POST', `/api/user/keep-email/${encodedPk}/${token}/`, AGENT);
        return { result: 'ok', account: id };
      },
    ],
    [
      'making somebody staff',
      'role_changed',
      async () => {
        const { id } = await student();
        await provedCall('PATCH', `people/${id}/`, { staff_role: 'owner' });
        return { result: 'ok', account: BOSS, subject: id, detail: { from: 'user', to: 'owner' } };
      },
    ],
    [
      'disabling an account',
      'account_disabled',
      async () => {
        const { id } = await student();
        await staffCall('PATCH', `people/${id}/`, { status: 'disabled' });
        return { result: 'ok', account: BOSS, subject: id };
      },
    ],
    [
      'enabling it again',
      'account_enabled',
      async () => {
        const { id } = await student();
        await staffCall('PATCH', `people/${id}/`, { status: 'disabled' });
        await staffCall('PATCH', `people/${id}/`, { status: 'active' });
        return { result: 'ok', account: BOSS, subject: id };
      },
    ],
    [
      'turning it off',
      'second_factor_off',
      async () => {
        const { bearer, id, secret } = await guarded();
        const proof = { password: PASSWORD, code: codeAt(secret, clock.now()) };
        await ask('POST', '/api/staff/second-factor/off/', { ...bearer, ...AGENT }, proof);
        return { result: 'ok', account: id };
      },
    ],
    [
      'losing it with the role',
      'second_factor_off',
      async () => {
        const { id } = await guarded();
        await provedCall('PATCH', `people/${id}/`, { staff_role: null });
        return { result: 'ok', account: BOSS, subject: id, detail: { reason: 'no_staff_role' } };
      },
    ],
    [
      'having it turned off by a colleague',
      'second_factor_off',
      async () => {
        const { id } = await guarded();
        await provedCall('POST', `people/${id}/second-factor-off/`);
        return { result: 'ok', account: BOSS, subject: id };
      },
    ],
    [
      'being logged out by an owner',
      'sessions_ended',
      async () => {
        const { id } = await student();
        await provedCall('POST', `people/${id}/end-sessions/`);
        return { result: 'ok', account: BOSS, subject: id };
      },
    ],
    [
      'typing the password again',
      'proof',
      async () => {
        await staffCall('POST', 'proof/', { password: PASSWORD });
        return { result: 'ok', account: BOSS };
      },
    ],
    [
      'typing a wrong one again',
      'proof',
      async () => {
        await staffCall('POST', 'proof/', { password: WRONG_PASSWORD });
        return { result: 'failed', account: BOSS, detail: { reason: 'current_password_wrong' } };
      },
    ],
    [
      'exporting without it',
      'access_refused',
      async () => {
        await staffCall('GET', 'applications/export/');
        const call = 'GET /api/staff/applications/export/';
        return { result: 'refused', account: BOSS, detail: { reason: 'proof_needed', call } };
      },
    ],
    [
      'what a role does not allow',
      'access_refused',
      async () => {
        const reader = await api.staff(nextName(), undefined, 'reader');
        await ask('POST', '/api/staff/mails/12/retry/', { ...reader.bearer, ...AGENT });
        const call = 'POST /api/staff/mails/{id}/retry/';
        return { result: 'refused', account: await idOf(reader.email), detail: { reason: 'no_right', call } };
      },
    ],
    [
      'exporting cases',
      'list_exported',
      async () => {
        await applied(api, await student(), [['first_name', 'Canaryname']]);
        await provedCall('GET', 'applications/export/?state=submitted&search=canaryname');
        const filters = ['search', 'state=submitted'];
        return { result: 'ok', account: BOSS, detail: { list: 'applications', rows: 1, filters } };
      },
    ],
    [
      'exporting who comes',
      'list_exported',
      async () => {
        const event = await eventIn(24);
        await registered(await student(), event);
        await provedCall('GET', `events/${event}/registrations/export/`);
        return {
          result: 'ok',
          account: BOSS,
          detail: { list: 'registrations', event, rows: 1, filters: [] },
        };
      },
    ],
    [
      'opening a document',
      'document_opened',
      async () => {
        const { id, documents } = await applied(api, await student());
        const document = documents[0]!.id;
        const request = new Request(`http://x.test/api/staff/applications/${id}/documents/${document}/`, {
          headers: { ...bearer(), ...AGENT },
        });
        await (await api.fetch(request, { clientAddress: '203.0.113.1' })).bytes();
        return { result: 'ok', account: BOSS, subject: id, detail: { document, group: 'cv_documents' } };
      },
    ],
    [
      'sending a page as a PDF',
      'file_refused',
      async () => {
        const { bearer: mine, id } = await student();
        const bytes = Buffer.from('<html><script>alert(1)</script></html>');
        const request = new Request('http://x.test/api/app/application-create/', {
          method: 'POST',
          headers: { ...mine, ...AGENT },
          body: formOf([['cv_documents[0][file]', { name: 'canaryname.pdf', bytes }]]),
        });
        await api.fetch(request, { clientAddress: '203.0.113.1' });
        return { result: 'refused', account: id, detail: { reason: 'other_content' } };
      },
    ],
    [
      'downloading one’s own data',
      'data_exported',
      async () => {
        const { bearer, id } = await student();
        await own(bearer, 'GET', 'export/');
        return { result: 'ok', account: id };
      },
    ],
    [
      'trying to erase an account',
      'account_erased',
      async () => {
        const { bearer, id } = await student();
        await own(bearer, 'POST', 'delete/', { password: WRONG_PASSWORD });
        return { result: 'failed', account: id, detail: { reason: 'current_password_wrong' } };
      },
    ],
  ];
}
