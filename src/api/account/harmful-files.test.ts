import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { sendForm } from '../../../tests/support/applications.ts';
import { DISGUISED, TWO_FACED, type HarmfulFile } from '../../../tests/support/harmful-files.ts';
import type { Application } from '../../contract/applications.ts';

const api = await testApi();
const asha = await api.user('asha@example.com');
const office = await api.staff('office@example.com');
const send = ({ name, content }: HarmfulFile) =>
  sendForm(api, '/api/app/application-create/', asha, [['cv_documents[0][file]', { name, bytes: content }]]);

it('there are at least thirty harmful files', () => {
  expect(DISGUISED.length + TWO_FACED.length).toBeGreaterThanOrEqual(30);
});

it.each(DISGUISED.map((file) => [file.name, file] as const))(
  '%s is refused because its content does not match its name',
  async (_, file) => {
    expect(await send(file)).toMatchObject({
      status: 400,
      body: {
        cv_documents: { 0: { file: [expect.stringContaining('but this is not a')] } },
      },
    });
    expect(await api.storage.files()).toEqual([]);
  },
);

it.each(TWO_FACED.map((file) => [file.name, file] as const))(
  '%s is sent unchanged as a download, not to be displayed',
  async (_, file) => {
    const made = await send(file);
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    const own = (await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application;
    const [document] = own.documents;
    for (const [surface, { bearer }] of [
      ['user', asha],
      ['staff', office],
    ] as const) {
      const read = await api.get(`/api/${surface}/applications/${id}/documents/${document!.id}/`, bearer);
      expect((read.body as Buffer).equals(file.content)).toBe(true);
      expect(Object.fromEntries(read.headers)).toMatchObject({
        'content-type': document!.media_type,
        'content-disposition': expect.stringMatching(/^attachment; filename=/),
        'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    }
    await api.handle.run(
      'delete from applications; update stored_files set kept = false, created_at = to_timestamp(0)',
    );
    await api.applications.sweep();
  },
);
