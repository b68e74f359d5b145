import type { LibraryItem, PictureUse } from '../../contract/picture-library.ts';

/** Fictitious objects for the documentation. */
const file = (name: string) => `https://prasthan.example/media/images/3f/${name}`;

export const picture: LibraryItem = {
  id: 12,
  alt: 'Students on the steps of a library',
  decorative: false,
  needs_alt: false,
  credit: 'Photo: Sita Shrestha',
  file_name: 'library.jpg',
  width: 1600,
  height: 1067,
  focal_point: { x: 0.5, y: 0.3 },
  crops: { card: { x: 0, y: 0.1, width: 1, height: 0.75 } },
  image: {
    image: file('3f0000000000000000000000000000a1.webp'),
    alt: 'Students on the steps of a library',
    width: 1600,
    height: 1067,
    blur: '',
    sources: [
      { image: file('3f0000000000000000000000000000a2.avif'), media_type: 'image/avif', width: 1600 },
      { image: file('3f0000000000000000000000000000a1.webp'), media_type: 'image/webp', width: 1600 },
    ],
    focus: { x: 0.5, y: 0.3 },
  },
  uses: 1,
  version: 3,
  created_at: '2026-11-20T06:00:00.000Z',
  changed_at: '2026-11-21T09:30:00.000Z',
};

export const pictureUse: PictureUse = {
  kind: 'article',
  object: '7',
  title: 'How to choose a course',
  part: 'Picture',
  draft: false,
};
