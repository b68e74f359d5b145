import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, jpeg, sendForm } from '../../../tests/support/applications.ts';
import { declaring, heic, letter, reference } from '../../../tests/support/letters.ts';
import type { Application, StaffApplication } from '../../contract/applications.ts';
import { WORD_TYPE } from '../../contract/application-form.ts';

/** HEIC photos and Word documents, where the application form does not limit what is sent. */

const api = await testApi();
const asha = await api.user('asha@example.com');
const sita = await api.staff('sita@example.com');
const { id } = await applied(api, asha);

const GROUP = 'additional_documents';
const add = (name: string, bytes: Buffer) =>
  sendForm(api, `/api/user/applications/${id}/documents/`, asha, [[`${GROUP}[0][file]`, { name, bytes }]]);
const file = (name: string, bytes: Buffer) =>
  sendForm(api, `/api/staff/applications/${id}/filed/`, sita, [
    ['kind', 'offer_letter'],
    ['file', { name, bytes }],
  ]);
const own = async () => (await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application;

it('a student adds a photo of an iPhone and a letter, and staff get them unchanged', async () => {
  const [photo, word] = [heic(), await letter()];
  expect((await add('IMG_0001.HEIC', photo)).status).toBe(200);
  expect((await add('picture.heif', Buffer.concat([photo, Buffer.from([0])]))).status).toBe(200);
  expect((await add('letter.docx', word)).status).toBe(200);
  const documents = (await own()).documents.filter(({ group }) => group === GROUP);
  expect(documents.map(({ file_name, media_type }) => [file_name, media_type])).toEqual([
    ['IMG_0001.HEIC', 'image/heic'],
    ['picture.heif', 'image/heic'],
    ['letter.docx', WORD_TYPE],
  ]);
  for (const [document, bytes] of [
    [documents[0]!, photo],
    [documents[2]!, word],
  ] as const) {
    const path = `/api/staff/applications/${id}/documents/${document.id}/`;
    const got = await api.get(path, sita.bearer);
    expect((got.body as Buffer).equals(bytes)).toBe(true);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': document.media_type,
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  }
});

it('staff file them too', async () => {
  expect((await file('offer.docx', await letter())).status).toBe(200);
  expect((await file('photo.heic', heic())).status).toBe(200);
  const seen = (await api.get(`/api/staff/applications/${id}/`, sita.bearer)).body as StaffApplication;
  expect(new Set(seen.filed.map(({ media_type }) => media_type))).toEqual(new Set([WORD_TYPE, 'image/heic']));
});

it('the application form takes what its specification names, as before', async () => {
  for (const [name, bytes] of [
    ['IMG_0001.HEIC', heic()],
    ['letter.docx', await letter()],
  ] as const)
    expect(
      await sendForm(api, '/api/app/application-create/', asha, [[`${GROUP}[0][file]`, { name, bytes }]]),
    ).toMatchObject({
      status: 400,
      body: { [GROUP]: { 0: { file: ['Only jpg, jpeg, png, pdf files can be uploaded.'] } } },
    });
});

describe('what is not a photo or a plain letter is refused, and nothing of it is left', () => {
  const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const cases: readonly (readonly [string, string, () => Buffer | Promise<Buffer>, RegExp])[] = [
    ['a picture that scripts', 'photo.heic', () => Buffer.from(SVG), /this is not a heic file/],
    ['a JPEG under its name', 'photo.heic', jpeg, /this is not a heic file/],
    ['a program', 'letter.docx', () => Buffer.from('MZ\x90\0\x03'), /this is not a docx file/],
    ['an archive that is no document', 'letter.docx', () => letter({ main: 'text/html' }), /not a docx file/],
    ['a truncated archive', 'letter.docx', async () => (await letter()).subarray(0, 300), /not a docx file/],
    [
      'a bomb',
      'letter.docx',
      async () => declaring(await letter({ parts: { 'word/x.xml': 'x' } }), 'word/x.xml', 4_000_000_000),
      /too large for a Word document/,
    ],
    [
      'a bomb that hides its size',
      'letter.docx',
      async () => declaring(await letter({ parts: { 'word/x.xml': 'x'.repeat(100_000) } }), 'word/x.xml', 9),
      /this is not a docx file/,
    ],
    [
      'a thousand parts',
      'letter.docx',
      () => letter({ parts: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`x${at}`, 'x'])) }),
      /too large for a Word document/,
    ],
    ['macros under their type', 'letter.docx', () => letter({ main: macros }), /contains macros/],
    ['macros', 'letter.docx', () => letter({ parts: { 'word/vbaProject.bin': 'x' } }), /contains macros/],
    [
      'an object of another program',
      'letter.docx',
      () => letter({ parts: { 'word/embeddings/oleObject1.bin': 'x' } }),
      /parts that run/,
    ],
    [
      'a template from elsewhere',
      'letter.docx',
      () =>
        letter({
          parts: {
            'word/_rels/settings.xml.rels': reference('attachedTemplate', 'https://evil.example/t.dotm'),
          },
        }),
      /load something when it is opened/,
    ],
    [
      'a picture on another computer',
      'letter.docx',
      () =>
        letter({
          parts: { 'word/_rels/document.xml.rels': reference('image', 'file:///\\\\evil\\share\\a.png') },
        }),
      /load something when it is opened/,
    ],
    [
      'entities',
      'letter.docx',
      () => letter({ parts: { 'word/_rels/document.xml.rels': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' } }),
      /this is not a docx file/,
    ],
    ['an old document', 'letter.doc', () => Buffer.from('d0cf11e0', 'hex'), /^Only jpg.*docx files/],
    ['a document for macros', 'letter.docm', () => letter({ main: macros }), /^Only jpg.*docx files/],
  ];
  it.each(cases)('%s', async (_, name, made, sentence) => {
    const before = await api.storage.files();
    const known = (await own()).documents;
    const bytes = await made();
    expect(await add(name, bytes)).toMatchObject({
      status: 400,
      body: { [GROUP]: { 0: { file: [expect.stringMatching(sentence)] } } },
    });
    expect(await file(name, bytes)).toMatchObject({
      status: 400,
      body: { file: [expect.stringMatching(sentence)] },
    });
    expect(await api.storage.files()).toEqual(before);
    expect((await own()).documents).toEqual(known);
  });

  it('links that a person has to press, and the template of the own disk, are no harm', async () => {
    const parts = {
      'word/_rels/document.xml.rels': reference('hyperlink', 'https://tu.edu.np'),
      'word/_rels/settings.xml.rels': reference('attachedTemplate', 'file:///C:\\Users\\Asha\\Normal.dotm'),
    };
    expect((await add('letter.docx', await letter({ parts }))).status).toBe(200);
  });
});
