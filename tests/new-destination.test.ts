import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DestinationSlug } from '../src/contract/destinations.ts';
import { fact } from '../src/content/facts/index.ts';
import { valueWords } from '../src/content/facts/words.ts';
import { fixtureReads } from './support/public-reads.ts';
import { copySource } from './support/invented-destination.ts';

const copy = copySource();
afterAll(() => copy.remove());

/** The compiler's errors for the copy. */
function compilerErrors(): string[] {
  const config = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { types: ['node'], noUnusedLocals: false },
    include: ['src/contract', 'src/content', 'src/ui/art'],
    exclude: ['**/*.test.*'],
  };
  fs.writeFileSync(path.join(copy.folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', copy.folder], {
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.split(/\n(?=\S)/).filter(Boolean);
  }
}

/** Freedonia's figures are the UK's. */
const VISA_FEE = valueWords(fact('uk-visa-fee')).replaceAll('\u00a0', ' ');

/** Milliseconds; the compiler takes several seconds, longer on a busy machine. */
const COMPILING = 90_000;

describe('a new destination', () => {
  beforeAll(() => copy.addLine());

  test('leads to compiler errors until it has a guide, facts and a drawing', { timeout: COMPILING }, () => {
    const errors = compilerErrors().filter((each) => each.includes("'freedonia' is missing"));
    expect(errors.map((each) => /src\/(.*?)\(/.exec(each)?.[1]).toSorted()).toEqual([
      'content/facts/index.ts',
      'content/guides/index.ts',
      'ui/art/scene.tsx',
    ]);
  });

  describe('with these three', () => {
    beforeAll(() => copy.addFiles());
    const load = <File extends keyof Modules>(file: File) => copy.load(file) as Promise<Modules[File]>;
    const page = async <File extends keyof Modules>(file: File, name: keyof Modules[File], props = {}) => {
      const component = (await load(file))[name] as ComponentType;
      return renderToStaticMarkup(createElement(component, props)).replaceAll('\u00a0', ' ');
    };
    const LINK = 'href="/study-abroad/freedonia"';

    test('compiles', { timeout: COMPILING }, () => expect(compilerErrors()).toEqual([]));

    test('has a guide with its drawing and its figures', async () => {
      const { isDestination, loadGuide } = await load('site/guides/load-guide.ts');
      expect(isDestination('freedonia')).toBe(true);
      const view = await loadGuide(fixtureReads(), 'freedonia' as DestinationSlug);
      const html = await page('site/guides/guide-page.tsx', 'GuidePage', { view });
      expect(html).toMatch(/<h1[^>]*>Study in West Freedonia/);
      expect(html).toContain('<svg id="freedonia">');
      expect(html).toContain(VISA_FEE);
    });

    test.each<[string, keyof Modules, string, object]>([
      ['the index', 'site/guides/study-abroad-page.tsx', 'StudyAbroadPage', {}],
      ['the home page', 'site/home/destination-cards.tsx', 'DestinationCards', {}],
      ['the header', 'site/layout/header.tsx', 'Header', { path: '/', adminUrl: '/admin' }],
      ['the footer', 'site/layout/footer.tsx', 'Footer', {}],
    ])('is on %s', async (_, file, name, props) => {
      const html = await page(file, name as never, props);
      expect(html).toContain(LINK);
      expect(html).toContain('West Freedonia');
    });

    test('has its row on the visa hub', async () => {
      const html = await page('site/guides/visa-hub-page.tsx', 'VisaHubPage', { rates: {} });
      const row = html.split('<tr').find((each) => each.includes(LINK));
      expect(row).toContain(VISA_FEE);
      expect(html).toContain(' and West Freedonia ask for a tuberculosis test');
    });

    test('is answered for by the chat, by its name and by the words people use for it', async () => {
      const { chatBook } = await load('content/chat/book.ts');
      const { lexiconOf } = await load('content/chat/recognise/lexicon.ts');
      const { respond } = await load('content/chat/reply/respond.ts');
      const { NOTHING_SAID } = await load('content/chat/reply/types.ts');
      const book = chatBook();
      const lexicon = lexiconOf(book.terms);
      for (const question of ['visa fee West Freedonia', 'What is the visa fee in Fredonia?']) {
        const { reply } = respond(book, lexicon, NOTHING_SAID, question);
        expect(reply).toMatchObject({ kind: 'answer', answers: [{ heading: 'West Freedonia: visa fee' }] });
      }
      const { reply } = respond(book, lexicon, NOTHING_SAID, 'what does it cost?');
      expect(reply.choices.map(({ label }) => label)).toContain('West Freedonia');
    });

    test('brings its offices, its sitemap entry, its look and its name in texts', async () => {
      expect((await load('content/offices.ts')).offices).toHaveProperty('xf-student');
      const { sitemapPart } = await load('site/sitemap/sitemap.ts');
      expect(await sitemapPart(fixtureReads(), 'pages', '1')).toContain('/study-abroad/freedonia');
      const { countryStyle } = await load('site/courses/browser/country-style.ts');
      expect(countryStyle('XF')).toEqual({ hue: 90, scene: 'freedonia' });
      const { about } = await load('content/about.ts');
      expect(about().intro.join(' ')).toContain(' and West Freedonia');
    });
  });
});

/** What is loaded from the copy, so that the compiler notices when one of these files moves. */
interface Modules {
  'content/about.ts': typeof import('../src/content/about.ts');
  'content/chat/book.ts': typeof import('../src/content/chat/book.ts');
  'content/chat/recognise/lexicon.ts': typeof import('../src/content/chat/recognise/lexicon.ts');
  'content/chat/reply/respond.ts': typeof import('../src/content/chat/reply/respond.ts');
  'content/chat/reply/types.ts': typeof import('../src/content/chat/reply/types.ts');
  'content/offices.ts': typeof import('../src/content/offices.ts');
  'site/courses/browser/country-style.ts': typeof import('../src/site/courses/browser/country-style.ts');
  'site/guides/guide-page.tsx': typeof import('../src/site/guides/guide-page.tsx');
  'site/guides/load-guide.ts': typeof import('../src/site/guides/load-guide.ts');
  'site/guides/study-abroad-page.tsx': typeof import('../src/site/guides/study-abroad-page.tsx');
  'site/guides/visa-hub-page.tsx': typeof import('../src/site/guides/visa-hub-page.tsx');
  'site/home/destination-cards.tsx': typeof import('../src/site/home/destination-cards.tsx');
  'site/layout/footer.tsx': typeof import('../src/site/layout/footer.tsx');
  'site/layout/header.tsx': typeof import('../src/site/layout/header.tsx');
  'site/sitemap/sitemap.ts': typeof import('../src/site/sitemap/sitemap.ts');
}
