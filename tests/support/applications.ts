import { randomBytes } from 'node:crypto';
import type { Application, StaffApplication } from '../../src/contract/applications.ts';
import type { TestApi } from './api.ts';
import type { Checked } from './openapi.ts';
import type { TestPerson } from './people.ts';

/** Small valid files, each with different content. */
export const pdf = (bytes = 1000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)]);
export const png = () =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489000001f449444154', 'hex'),
    randomBytes(500),
  ]);
/** An animated PNG: it begins like an accepted picture, and the server refuses it. */
export function animatedPng(): Buffer {
  const still = png();
  const control = Buffer.from('000000086163544c000000010000000000000000', 'hex');
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
}
export const jpeg = () =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), randomBytes(500)]);

/** A field, or a file of a group: 'cv_documents[0][file]'. */
export type FormPart = [name: string, value: string | { name: string; bytes: Buffer; type?: string }];

export function formOf(parts: readonly FormPart[]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new File([new Uint8Array(value.bytes)], value.name, { type: value.type ?? '' }));
  }
  return data;
}

export async function sendForm(
  api: Pick<TestApi, 'fetch' | 'check'>,
  path: string,
  { bearer }: Pick<TestPerson, 'bearer'>,
  parts: readonly FormPart[],
): Promise<Checked> {
  const request = new Request(`http://10.0.0.7:3000${path}`, {
    method: 'POST',
    headers: bearer,
    body: formOf(parts),
  });
  return api.check.expectMatchesOpenApi('POST', path, await api.fetch(request));
}

/** Applies through the API and reads the case as its student does. */
export async function applied(
  api: Pick<TestApi, 'fetch' | 'check' | 'get'>,
  person: TestPerson,
  parts: readonly FormPart[] = [],
): Promise<Application> {
  const made = await sendForm(api, '/api/app/application-create/', person, [
    ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }],
    ...parts,
  ]);
  const { id } = made.body as { id: string };
  return (await api.get(`/api/user/applications/${id}/`, person.bearer)).body as Application;
}

/** Files a document of the office. @returns its id */
export async function filed(
  api: Pick<TestApi, 'fetch' | 'check'>,
  staff: Pick<TestPerson, 'bearer'>,
  id: string,
  file: { name: string; bytes: Buffer } = { name: 'offer.pdf', bytes: pdf() },
): Promise<string> {
  const path = `/api/staff/applications/${id}/filed/`;
  const { body } = await sendForm(api, path, staff, [
    ['kind', 'offer_letter'],
    ['file', file],
  ]);
  return (body as StaffApplication).filed.at(-1)!.id;
}

/** Moves a case from its current state, as a member of staff or as its student, who sees it at once. */
export async function moveCase(
  api: Pick<TestApi, 'ask' | 'get'>,
  as: 'staff' | 'user',
  { bearer }: Pick<TestPerson, 'bearer'>,
  id: string,
  event: string,
  note = '',
): Promise<Checked> {
  const path = `/api/${as}/applications/${id}/`;
  const { state: from } = (await api.get(path, bearer)).body as Application;
  return api.ask('POST', `${path}move/`, bearer, {
    event,
    from,
    note,
    ...(as === 'staff' && { send_now: true }),
  });
}
