import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { headingsOf, linksOf, sectionOf } from '../../../tests/support/markup.ts';
import { consultancy } from '../../content/consultancy.ts';
import { allServiceTiles } from '../../content/service-tiles.ts';
import { serviceOf } from '../../content/services/index.ts';
import { ServicePage } from './service-page.tsx';

// Names and texts come from src/content, which a consultancy changes; these tests check that all parts exist.
const services = allServiceTiles().map(({ url }) => url);

describe.each(allServiceTiles())('$heading', ({ slug, url, heading }) => {
  const html = renderToStaticMarkup(<ServicePage service={serviceOf(slug)!} />);

  it('has its sections', () => {
    expect(headingsOf(html, 1)).toEqual([heading]);
    expect(headingsOf(html, 2)).toEqual(
      expect.arrayContaining([
        'Why Choose Us',
        'What Sets Us Apart',
        'Explore More Services',
        'What happens next',
      ]),
    );
  });

  it('links to every other service', () => {
    expect([...linksOf(sectionOf(html, 'explore')), url].toSorted()).toEqual(services.toSorted());
  });

  it('says how to reach a person and get an appointment', () => {
    const links = linksOf(sectionOf(html, 'contact'));
    expect(links.some((href) => href.startsWith('tel:'))).toBe(true);
    expect(links.some((href) => /^mailto:.*subject=/.test(href))).toBe(true);
    if (consultancy().scheduling) expect(links).toContain(consultancy().scheduling);
  });
});

it('knows no other service', () => {
  expect(serviceOf('accommodation')).toBeUndefined();
});
