import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { pictureChoice } from '../../contract/pictures.ts';
import type { ShownPicture } from '../../contract/pictures.ts';
import { insertImages } from './commands.ts';
import { resolvePictures } from './resolve.ts';

const { db } = await testDatabase();
const address = (key: string) => `/media/${key}`;

beforeEach(() => db.deleteFrom('images').execute());

async function anImage(alt: string): Promise<number> {
  const file = { media_type: 'image/webp', width: 800, height: 400, bytes: 9 };
  const key = (format: string) =>
    `images/aa/${Buffer.from(`${alt}${format}`).toString('hex').padEnd(32, '0').slice(0, 32)}.${format}`;
  const [id] = await insertImages(db, [
    {
      alt,
      width: 800,
      height: 400,
      blur: '',
      files: [
        { ...file, storage_key: key('webp') },
        { ...file, media_type: 'image/avif', storage_key: key('avif') },
      ],
    },
  ]);
  return id!;
}

test('pictures of documents get address, size, text alternative and focal point, however deep they are', async () => {
  const [logo, photo] = [await anImage('logo'), await anImage('photo')];
  await db.updateTable('images').set({ focal_x: 0.25, focal_y: 0.75 }).where('id', '=', photo).execute();
  const shipped = { src: '/map.svg', width: 10, height: 5, alt: 'Map' };
  const documents = new Map<string, unknown>([
    [
      'consultancy',
      {
        name: 'A',
        logo: { image: logo },
        map: { picture: shipped },
        people: [{ key: 'a', photo: { image: photo } }],
      },
    ],
    ['about', { cards: [{ image: 'years', title: 'Fifteen years' }] }],
  ]);
  const resolved = await resolvePictures(db, address, documents);
  const consultancy = resolved.get('consultancy') as {
    logo: ShownPicture;
    map: { picture: unknown };
    people: { photo: ShownPicture }[];
  };
  expect(consultancy.logo).toMatchObject({ image: logo, alt: 'logo', width: 800, height: 400 });
  expect(consultancy.logo.src).toMatch(/^\/media\/images\/.+\.webp$/);
  expect(consultancy.logo.uploaded?.sources.map(({ media_type }) => media_type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
  expect(consultancy.logo.uploaded?.focus).toBeUndefined();
  expect(consultancy.people[0]!.photo.uploaded?.focus).toEqual({ x: 0.25, y: 0.75 });
  expect(consultancy.map.picture).toEqual(shipped);
  // The drawing of a card has a name there and is no picture of the library.
  expect(resolved.get('about')).toEqual(documents.get('about'));
});

test('a picture that is no longer in the library becomes null', async () => {
  const resolved = await resolvePictures(db, address, new Map([['a', { logo: { image: 999_999 } }]]));
  expect(resolved.get('a')).toEqual({ logo: null });
});

test('a form stores the id alone, or the picture that was shipped', () => {
  expect(pictureChoice.parse({ image: 3, src: '/x.webp', width: 1, height: 1, alt: 'x' })).toEqual({
    image: 3,
  });
  expect(pictureChoice.parse({ src: '/x.webp', width: 1, height: 1, alt: 'x' })).toEqual({
    src: '/x.webp',
    width: 1,
    height: 1,
    alt: 'x',
  });
  expect(
    pictureChoice.safeParse({ src: 'https://elsewhere.example/x.png', width: 1, height: 1, alt: '' }).success,
  ).toBe(false);
});
