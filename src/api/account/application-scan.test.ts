import { afterAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { pdf, sendForm, type FormPart } from '../../../tests/support/applications.ts';
import { findClamd, startClamd, TEST_VIRUS } from '../../../tests/support/clamd.ts';
import { clamdScanner } from '../../platform/files/clamd.ts';

/** Documents checked by a real clamd. */
const program = await findClamd();
if (!program) console.warn('clamd is not installed here (Debian: clamav-daemon): its tests are left out.');

describe.skipIf(!program)('an application whose files clamd scans', async () => {
  if (!program) return;
  const LIMITS = ['StreamMaxLength 1M'];
  let clamd = await startClamd(program, LIMITS);
  afterAll(() => clamd.stop());
  const api = await testApi({ scanner: clamdScanner(clamd.address) });
  const asha = await api.user('asha@example.com');
  const send = (...files: [name: string, bytes: Buffer][]) =>
    sendForm(
      api,
      '/api/app/application-create/',
      asha,
      files.map(([name, bytes], at): FormPart => [`cv_documents[${at}][file]`, { name, bytes }]),
    );
  const infected = Buffer.concat([pdf(70_000), Buffer.from(TEST_VIRUS), pdf()]);
  const left = async () => {
    const rows = await api.handle.db.selectFrom('stored_files').select('id').execute();
    return [rows.length, (await api.storage.files()).length];
  };

  it('accepts clean files, and refuses by name files that are infected or that clamd cannot scan', async () => {
    expect(await send(['clean.pdf', pdf(300_000)])).toMatchObject({ status: 201 });
    const refused = await send(
      ['fine.pdf', pdf(200_000)],
      ['bad.pdf', infected],
      ['scan of everything.pdf', pdf(3_000_000)],
      ['fine too.pdf', pdf()],
    );
    expect(refused).toMatchObject({
      status: 400,
      body: {
        cv_documents: {
          1: { file: [expect.stringMatching(/^A virus was found in bad\.pdf \(Prasthan\.Test/)] },
          2: {
            file: [
              'scan of everything.pdf is too large for our virus check. Make it smaller, split it into several ' +
                'files, or write to us for another way to send it.',
            ],
          },
        },
      },
    });
    expect(Object.keys((refused.body as { cv_documents: object }).cv_documents)).toEqual(['1', '2']);
    expect(await left()).toEqual([1, 1]);
  });

  it('accepts nothing while clamd is unavailable, and works again afterwards', async () => {
    const before = await left();
    await clamd.stop();
    const kept: [string, Buffer] = ['passport.pdf', pdf(100_000)];
    expect(await send(kept)).toMatchObject({ status: 503, body: { code: 'scanner_down' } });
    expect(await left()).toEqual(before);
    clamd = await startClamd(program, LIMITS, clamd.address);
    expect(await send(kept)).toMatchObject({ status: 201 });
    expect(await send(['bad.pdf', infected])).toMatchObject({ status: 400 });
    expect(await left()).toEqual(before.map((count) => count + 1));
  });
});
