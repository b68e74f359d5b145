import { createElement, useId } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live, setPreview, setPublished } from '../../content/live.ts';
import renderer from './render-react.ts';

const offer = vi.fn(() => live('offer', 'Free counseling'));
const Offer = () => createElement('p', { id: useId() }, offer());
const ofPage = (result: object, properties = {}, slots = {}, island = false) =>
  renderer.renderToStaticMarkup.call({ result }, Offer, properties, slots, island ? { hydrate: 'load' } : {})
    .html;

beforeEach(() => void offer.mockClear());
afterEach(() => {
  setPreview(undefined);
  setPublished(new Map());
});

it('renders a component without properties once, until staff publish', () => {
  const first = ofPage({});
  expect(first).toMatch(/^<p id="[^"]+">Free counseling<\/p>$/);
  expect(ofPage({})).toBe(first);
  expect(offer).toHaveBeenCalledTimes(1);
  setPublished(new Map([['offer', 'Free mock test']]));
  expect([ofPage({}), ofPage({})]).toEqual(Array(2).fill(expect.stringContaining('Free mock test')));
  expect(offer).toHaveBeenCalledTimes(2);
});

it('keeps the ids of a page different', () => {
  const page = {};
  expect(ofPage(page)).not.toBe(ofPage(page));
  expect(ofPage({})).toBe(ofPage({}));
});

it('shows a draft to the request that previews it only', () => {
  setPreview(() => new Map([['offer', 'Draft']]));
  expect(ofPage({})).toContain('Draft');
  setPreview(undefined);
  expect(ofPage({})).toContain('Free counseling');
});

it('renders again what has properties, a slot or comes alive', () => {
  for (let round = 0; round < 2; round += 1) {
    ofPage({}, { city: 'Pokhara' });
    ofPage({}, {}, { default: '<b>text</b>' });
    ofPage({}, {}, {}, true);
  }
  expect(offer).toHaveBeenCalledTimes(6);
});
