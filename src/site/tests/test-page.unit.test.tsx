import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { headingsOf, textOf } from '../../../tests/support/markup.ts';
import { fact } from '../../content/facts/index.ts';
import { valueWords } from '../../content/facts/words.ts';
import { testGuideOf, testGuides } from '../../content/tests/index.ts';
import { TestPage } from './test-page.tsx';

describe.each(testGuides())('$name', (guide) => {
  const html = renderToStaticMarkup(<TestPage guide={guide} />);

  it('has its sections', () => {
    expect(headingsOf(html, 2)).toEqual(
      expect.arrayContaining([
        'Introduction',
        `Why Choose ${guide.name}`,
        'Key Features',
        `Types of ${guide.name}`,
        'Test Format',
        'The four skills',
        'Tips for Reading',
        'Tips for Writing',
      ]),
    );
  });

  // Their values are checked by src/content/facts/facts.unit.test.ts.
  it('shows its facts, with their date', () => {
    const text = textOf(html);
    for (const id of guide.facts) expect(text).toContain(textOf(valueWords(fact(id))));
    expect(text).toContain('Check the current figure at');
  });
});

it('knows no other test', () => {
  expect(testGuideOf('gre')).toBeUndefined();
});
