import { expect, it } from 'vitest';
import { pdf, sendForm } from '../../../tests/support/applications.ts';
import { testApi } from '../../../tests/support/api.ts';
import { UPLOAD_SHARES, unshared } from '../../domain/applications/policy.slots.ts';
import { LIMITS } from '../http/limits.ts';

const shares = unshared(UPLOAD_SHARES);
const api = await testApi({ limits: true, uploadShares: shares });
const asha = await api.user('asha@example.com');
const apply = () =>
  sendForm(api, '/api/app/application-create/', asha, [
    ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }],
  ]);

it('a student who is told to come back later, however often, has lost no try', async () => {
  shares.total = 0;
  for (let time = 0; time <= LIMITS.upload.account.tries; time += 1)
    expect(await apply()).toMatchObject({ status: 503, body: { code: 'uploads_busy' } });
  shares.total = UPLOAD_SHARES.total;
  expect((await apply()).status).toBe(201);
});
