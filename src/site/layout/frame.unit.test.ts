import { afterEach, expect, it } from 'vitest';
import { setPreview, setPublished } from '../../content/live.ts';
import { SHIPPED_IDENTITY } from '../../content/shipped-consultancy.ts';
import { routes } from '../../contract/routes.ts';
import { pageEnd, pageTop } from './frame.tsx';

afterEach(() => {
  setPreview(undefined);
  setPublished(new Map());
});
const renamed = (name: string) => new Map([['consultancy', { ...SHIPPED_IDENTITY, name, shortName: name }]]);

it('marks the current entry of each menu, and nothing on other pages', () => {
  const marked = (path: string) =>
    [...pageTop(path, '/admin').matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
      ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
    );
  expect(marked(routes.events())).toEqual([routes.events(), routes.events()]);
  expect(marked(routes.scholarships())).toEqual([routes.scholarships(), routes.scholarships()]);
  expect(marked('/course_details/1')).toEqual([]);
});

it('shows what staff publish from then on', () => {
  const before = [pageTop('/', '/admin'), pageEnd()];
  expect([pageTop('/', '/admin'), pageEnd()]).toEqual(before);
  setPublished(renamed('Everest'));
  expect(pageTop('/', '/admin')).toContain('Everest');
  expect(pageEnd()).toContain('Everest');
  setPublished(new Map());
  expect([pageTop('/', '/admin'), pageEnd()]).toEqual(before);
});

it('shows a draft to the request that previews it, and to no other', () => {
  const before = pageEnd();
  setPreview(() => renamed('Makalu'));
  expect(pageEnd()).toContain('Makalu');
  setPreview(undefined);
  expect(pageEnd()).toBe(before);
});

it('links the back office where it is', () => {
  expect(pageTop('/', 'https://office.example')).toContain('href="https://office.example"');
  expect(pageTop('/', '/admin')).toContain('href="/admin"');
});
