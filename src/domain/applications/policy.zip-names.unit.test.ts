import { expect, it } from 'vitest';
import { zipPaths } from './policy.zip-names.ts';

const paths = (...names: string[]) =>
  zipPaths(names.map((fileName) => ({ folder: 'IELTS / PTE', fileName })));

it('gives each document a path of its own, also where only capitals differ', () => {
  expect(paths('a.pdf', 'A.PDF', 'a.pdf', 'a (2).pdf')).toEqual([
    'IELTS PTE/a.pdf',
    'IELTS PTE/A (2).PDF',
    'IELTS PTE/a (3).pdf',
    'IELTS PTE/a (2) (2).pdf',
  ]);
  const same = { fileName: 'a.pdf' };
  expect(
    zipPaths([
      { ...same, folder: 'One' },
      { ...same, folder: 'Two' },
    ]),
  ).toEqual(['One/a.pdf', 'Two/a.pdf']);
});

it('never leaves its folder, and can be unpacked everywhere', () => {
  expect(
    paths(
      '../../etc/passwd.pdf',
      '/root.pdf',
      '..',
      'C:\\x.png',
      'NUL.pdf',
      'com1',
      'a\u0000\u202eb.pdf.',
      '',
    ),
  ).toEqual([
    'IELTS PTE/etc passwd.pdf',
    'IELTS PTE/root.pdf',
    'IELTS PTE/document',
    'IELTS PTE/C x.png',
    'IELTS PTE/_NUL.pdf',
    'IELTS PTE/_com1',
    'IELTS PTE/a b.pdf',
    'IELTS PTE/document (2)',
  ]);
  expect(paths('नागरिकता.pdf')).toEqual(['IELTS PTE/नागरिकता.pdf']);
});
