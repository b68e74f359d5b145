import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiCheck } from '../../../tests/support/openapi.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import { answerSecurity } from '../http/responses.ts';
import { createApi } from '../app.ts';
import type { Product } from '../http/handle-call.ts';
import { CALLS } from '../all-calls.ts';

const ORIGIN = 'https://prasthan.test';
const never = () => Promise.reject(new Error('The catalogue is not read for the documentation'));
const reads = new Proxy({} as PublicReads, { get: () => never });
const logged: { path?: string | undefined }[] = [];
const log = { debug() {}, info() {}, warn() {}, error: (fields: object) => void logged.push(fields) };
/** Only the catalogue is ever asked here. */
const of = (catalogue: PublicReads) => ({ reads: catalogue }) as Product;
const api = createApi({ ...of(reads), publicOrigin: ORIGIN, log });
const ask = (path: string, init?: RequestInit) => api.fetch(new Request(`http://127.0.0.1${path}`, init));
const check = openApiCheck(ORIGIN);

describe('the OpenAPI document', () => {
  it('is served as JSON at both forms of its address', async () => {
    for (const path of ['/api/openapi.json', '/api/openapi.json/']) {
      const response = await ask(path);
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(await response.json()).toEqual(JSON.parse(JSON.stringify(check.document)));
    }
    expect((await ask('/api/openapi.json', { method: 'POST' })).status).toBe(405);
    expect((await ask('/api/openapi.json', { method: 'HEAD' })).status).toBe(200);
  });

  it('names the calls of the specification and nothing else', () => {
    expect(Object.keys(check.document.paths).sort()).toEqual([
      '/api/app/application-create/',
      '/api/app/appointment-cancel/',
      '/api/app/appointment-create/',
      '/api/app/appointment-move/',
      '/api/app/appointment-times/',
      '/api/app/appointment/',
      '/api/app/blog-info/{id}',
      '/api/app/blog-list/',
      '/api/app/country-list/',
      '/api/app/course-info/{id}',
      '/api/app/course-limits/',
      '/api/app/course-list/',
      '/api/app/enquiry-create/',
      '/api/app/event-info/{id}',
      '/api/app/event-list/',
      '/api/app/event-register/',
      '/api/app/interest-list/',
      '/api/app/scholarship-list/',
      '/api/app/specialization-list/',
      '/api/app/university-info/{id}/',
      '/api/app/university-list/',
      '/api/staff/applications/',
      '/api/staff/applications/board/',
      '/api/staff/applications/export/',
      '/api/staff/applications/follow-up/',
      '/api/staff/applications/move/',
      '/api/staff/applications/note/',
      '/api/staff/applications/preview/',
      '/api/staff/applications/undo/',
      '/api/staff/applications/{id}/',
      '/api/staff/applications/{id}/checklist/',
      '/api/staff/applications/{id}/checklist/ask/',
      '/api/staff/applications/{id}/checklist/facts/',
      '/api/staff/applications/{id}/checklist/lines/',
      '/api/staff/applications/{id}/checklist/mark/',
      '/api/staff/applications/{id}/commission/',
      '/api/staff/applications/{id}/commission/take-back/',
      '/api/staff/applications/{id}/correct/',
      '/api/staff/applications/{id}/dates/',
      '/api/staff/applications/{id}/dates/{date}/',
      '/api/staff/applications/{id}/documents/',
      '/api/staff/applications/{id}/documents/{document}/',
      '/api/staff/applications/{id}/filed/',
      '/api/staff/applications/{id}/filed/{document}/',
      '/api/staff/applications/{id}/follow-up/',
      '/api/staff/applications/{id}/internal-note/',
      '/api/staff/applications/{id}/move/',
      '/api/staff/applications/{id}/note/',
      '/api/staff/applications/{id}/offers/',
      '/api/staff/applications/{id}/offers/{offer}/',
      '/api/staff/applications/{id}/offers/{offer}/conditions/{condition}/',
      '/api/staff/applications/{id}/offers/{offer}/show/',
      '/api/staff/applications/{id}/offers/{offer}/state/',
      '/api/staff/applications/{id}/other-documents/',
      '/api/staff/applications/{id}/place/',
      '/api/staff/applications/{id}/read/',
      '/api/staff/applications/{id}/send-now/',
      '/api/staff/applications/{id}/templates/',
      '/api/staff/applications/{id}/undo/',
      '/api/staff/appointments/',
      '/api/staff/appointments/{id}/mark/',
      '/api/staff/appointments/{id}/move/',
      '/api/staff/backup-state/',
      '/api/staff/backups/',
      '/api/staff/bulk-edits/',
      '/api/staff/bulk-edits/{id}/',
      '/api/staff/bulk-edits/{id}/apply/',
      '/api/staff/bulk-edits/{id}/records/',
      '/api/staff/bulk-edits/{id}/stop/',
      '/api/staff/bulk-edits/{id}/undo/',
      '/api/staff/campuses/',
      '/api/staff/case-views/',
      '/api/staff/case-views/first/',
      '/api/staff/case-views/{id}/',
      '/api/staff/case-views/{id}/share/',
      '/api/staff/catalogue/{kind}/sources/',
      '/api/staff/catalogue/{kind}/{object}/origin/',
      '/api/staff/change-log/',
      '/api/staff/change-log/{id}/',
      '/api/staff/charges/{id}/cancel/',
      '/api/staff/choices/{kind}/',
      '/api/staff/cities/',
      '/api/staff/colleagues/',
      '/api/staff/commissions/',
      '/api/staff/commissions/totals/',
      '/api/staff/content/',
      '/api/staff/content/set-up/',
      '/api/staff/counselor-hours/',
      '/api/staff/counselor-hours/{id}/',
      '/api/staff/countries/',
      '/api/staff/courses/',
      '/api/staff/duplicates/',
      '/api/staff/duplicates/{id}/',
      '/api/staff/edits/{kind}/',
      '/api/staff/edits/{kind}/{object}/',
      '/api/staff/edits/{kind}/{object}/discard/',
      '/api/staff/edits/{kind}/{object}/here/',
      '/api/staff/edits/{kind}/{object}/preview/',
      '/api/staff/edits/{kind}/{object}/restore/',
      '/api/staff/edits/{kind}/{object}/revisions/',
      '/api/staff/edits/{kind}/{object}/save/',
      '/api/staff/edits/{kind}/{object}/withdraw/',
      '/api/staff/end-all-sessions/',
      '/api/staff/enquiries/',
      '/api/staff/enquiries/choices/',
      '/api/staff/enquiries/export/',
      '/api/staff/enquiries/follow-up/',
      '/api/staff/enquiries/similar/',
      '/api/staff/enquiries/{id}/',
      '/api/staff/enquiries/{id}/consent/',
      '/api/staff/enquiries/{id}/follow-up/',
      '/api/staff/enquiries/{id}/genuine/',
      '/api/staff/enquiries/{id}/log/',
      '/api/staff/enquiries/{id}/move/',
      '/api/staff/enquiries/{id}/person/',
      '/api/staff/enquiry-imports/',
      '/api/staff/enquiry-imports/{id}/',
      '/api/staff/enquiry-imports/{id}/match/',
      '/api/staff/enquiry-imports/{id}/rows/',
      '/api/staff/enquiry-imports/{id}/rows/export/',
      '/api/staff/enquiry-imports/{id}/run/',
      '/api/staff/errors/',
      '/api/staff/events/',
      '/api/staff/events/{id}/',
      '/api/staff/events/{id}/door/',
      '/api/staff/events/{id}/messages/',
      '/api/staff/events/{id}/registrations/',
      '/api/staff/events/{id}/registrations/export/',
      '/api/staff/facts/',
      '/api/staff/facts/renew/',
      '/api/staff/fields/',
      '/api/staff/held/',
      '/api/staff/held/decide/',
      '/api/staff/held/{id}/',
      '/api/staff/import-template/',
      '/api/staff/imports/',
      '/api/staff/imports/{id}/',
      '/api/staff/imports/{id}/apply/',
      '/api/staff/imports/{id}/check/',
      '/api/staff/imports/{id}/discard/',
      '/api/staff/imports/{id}/lines/',
      '/api/staff/imports/{id}/lines/export/',
      '/api/staff/imports/{id}/stop/',
      '/api/staff/invitations/',
      '/api/staff/invitations/{id}/resend/',
      '/api/staff/invitations/{id}/withdraw/',
      '/api/staff/levels/',
      '/api/staff/mails/',
      '/api/staff/mails/{id}/',
      '/api/staff/mails/{id}/retry/',
      '/api/staff/me/',
      '/api/staff/message-templates/',
      '/api/staff/payments/',
      '/api/staff/payments/export/',
      '/api/staff/payments/totals/',
      '/api/staff/payments/{id}/receipt/',
      '/api/staff/payments/{id}/refund/',
      '/api/staff/payments/{id}/void/',
      '/api/staff/people/',
      '/api/staff/people/{id}/',
      '/api/staff/people/{id}/charges/',
      '/api/staff/people/{id}/email-change/',
      '/api/staff/people/{id}/end-sessions/',
      '/api/staff/people/{id}/leave/',
      '/api/staff/people/{id}/merge/',
      '/api/staff/people/{id}/merge/{other}/',
      '/api/staff/people/{id}/messages-consent/',
      '/api/staff/people/{id}/money/',
      '/api/staff/people/{id}/open-work/',
      '/api/staff/people/{id}/payments/',
      '/api/staff/people/{id}/record/',
      '/api/staff/people/{id}/second-factor-off/',
      '/api/staff/people/{id}/send-verification/',
      '/api/staff/people/{id}/unmerge/',
      '/api/staff/pictures/',
      '/api/staff/pictures/{id}/',
      '/api/staff/pictures/{id}/replace/',
      '/api/staff/pictures/{id}/uses/',
      '/api/staff/posts/',
      '/api/staff/previews/open/',
      '/api/staff/proof/',
      '/api/staff/rate-fetch/',
      '/api/staff/rates/',
      '/api/staff/rates/{id}/',
      '/api/staff/rates/{id}/history/',
      '/api/staff/rates/{id}/release/',
      '/api/staff/rates/{id}/set/',
      '/api/staff/reports/{report}/',
      '/api/staff/reports/{report}/export/',
      '/api/staff/samples/remove/',
      '/api/staff/scholarships/',
      '/api/staff/second-factor/',
      '/api/staff/second-factor/confirm/',
      '/api/staff/second-factor/off/',
      '/api/staff/security-log/',
      '/api/staff/security-log/export/',
      '/api/staff/today/',
      '/api/staff/today/digest/',
      '/api/staff/universities/',
      '/api/user/applications/',
      '/api/user/applications/{id}/',
      '/api/user/applications/{id}/checklist/',
      '/api/user/applications/{id}/documents/',
      '/api/user/applications/{id}/documents/{document}/',
      '/api/user/applications/{id}/keep/',
      '/api/user/applications/{id}/move/',
      '/api/user/applications/{id}/note/',
      '/api/user/applications/{id}/offers/',
      '/api/user/applications/{id}/offers/{offer}/want/',
      '/api/user/applications/{id}/seen/',
      '/api/user/consents/',
      '/api/user/delete/',
      '/api/user/email-change/',
      '/api/user/export/',
      '/api/user/invitation/{encoded_pk}/{token}/',
      '/api/user/keep-email/{encoded_pk}/{token}/',
      '/api/user/login/',
      '/api/user/logout/',
      '/api/user/money/',
      '/api/user/money/{id}/receipt/',
      '/api/user/new-email/{encoded_pk}/{token}/',
      '/api/user/news/',
      '/api/user/password-change/',
      '/api/user/password-reset/',
      '/api/user/password-reset/{encoded_pk}/{token}/',
      '/api/user/profile/',
      '/api/user/register/',
      '/api/user/registrations/',
      '/api/user/registrations/{id}/cancel/',
      '/api/user/registrations/{id}/messages/',
      '/api/user/reusable/',
      '/api/user/sessions/',
      '/api/user/sessions/end-all/',
      '/api/user/sessions/{id}/',
      '/api/user/token/refresh/',
      '/api/user/verify-email/',
      '/api/user/verify-email/{encoded_pk}/{token}/',
    ]);
    expect(check.document).toMatchObject({ openapi: '3.1.0', servers: [{ url: ORIGIN }] });
  });

  it('resolves every reference, and defines nothing that is not referred to', () => {
    const text = JSON.stringify(check.document);
    const referred = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
    expect([...referred].sort()).toEqual(Object.keys(check.document.components.schemas).sort());
  });

  it('lets objects that may be missing be null', () => {
    const { Course } = check.document.components.schemas;
    const properties = Course?.['properties'] as Record<string, unknown>;
    const nullable = { anyOf: [{ $ref: '#/components/schemas/Specialization' }, { type: 'null' }] };
    expect(properties['specialization']).toMatchObject(nullable);
  });

  const named = CALLS.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const);
  const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
  const answerOf = (value: unknown, status = 200) => {
    const headers = new Headers({ ...answerSecurity, 'Content-Type': 'application/json' });
    if (status === 401) headers.set('WWW-Authenticate', 'Bearer realm="api"');
    if (status === 429) headers.set('Retry-After', '720');
    return new Response(JSON.stringify(value), { status, headers });
  };

  const withJson = named.filter(([, { files }]) => !files);
  it.each(withJson)('has a true example of %s', async (_name, { method, path, status, example }) => {
    await check.expectMatchesOpenApi(method.toUpperCase(), filled(path), answerOf(example, status));
  });

  it.each(named.filter(([, { body }]) => body))('has an example of what %s takes', (_name, call) => {
    expect(z.safeParse(call.body!, call.bodyExample).error).toBeUndefined();
  });

  it('has true examples of its errors', async () => {
    for (const [path, methods] of Object.entries(check.document.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        for (const [status, { content }] of Object.entries(responses)) {
          for (const { value } of Object.values(content?.['application/json']?.examples ?? {})) {
            const answer = answerOf(value, Number(status));
            await check.expectMatchesOpenApi(method.toUpperCase(), filled(path), answer);
          }
        }
      }
    }
  });
});

describe('a failure inside', () => {
  it('is answered without its reasons and logged without what was asked', async () => {
    const path = '/api/app/course-info/12345?search=mine';
    const { body, status } = await check.expectMatchesOpenApi('GET', path, await ask(path));
    expect([status, body]).toEqual([500, { detail: 'A server error occurred.' }]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ method: 'GET', path: '/api/app/course-info/:id', status: 500 });
    expect(JSON.stringify(logged)).not.toMatch(/12345|mine/);
  });

  it('is answered even where what was thrown is no error', async () => {
    const thrown: unknown = 'a text';
    const odd = new Proxy({} as PublicReads, { get: () => () => Promise.reject(thrown) });
    const silent = createApi({ ...of(odd), publicOrigin: ORIGIN });
    expect((await silent.fetch(new Request(`${ORIGIN}/api/app/country-list/`))).status).toBe(500);
  });
});
