import { describe, expect, test } from 'vitest';
import { DOCUMENT_GROUPS, DOCUMENTS, documentKind, type DocumentName } from '../contract/documents/index.ts';
import { applyChanges, changesBetween } from '../contract/edits/changes.ts';
import { chatBook } from './chat/book.ts';
import { lexiconOf } from './chat/recognise/lexicon.ts';
import { UNKNOWN } from './chat/reply/replies.ts';
import { respond } from './chat/reply/respond.ts';
import { NOTHING_SAID } from './chat/reply/types.ts';
import { consultancy } from './consultancy.ts';
import { SHIPPED } from './documents.ts';
import { pieces } from './facts/fill.ts';
import { setPublished } from './live.ts';
import { withOurWords } from './our-words.ts';
import { privacy } from './privacy.ts';
import { allServiceTiles, serviceTiles } from './service-tiles.ts';
import { serviceOf } from './services/index.ts';
import { aboutLinks, navigation, SHIPPED_MENUS, type NavigationMenu } from './navigation.ts';

const names = Object.keys(DOCUMENTS) as DocumentName[];

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsOf)
      : [];

/** All lists of items with keys, at any depth. */
const keyLists = (value: unknown): string[][] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keyLists);
  if (!Array.isArray(value)) return inner;
  const keys = value.flatMap((item: { key?: string }) => item?.key ?? []);
  return keys.length > 0 ? [keys, ...inner] : inner;
};

describe.each(names)('%s', (name) => {
  test('its shipped value is one that staff could publish', () => {
    const { schema } = DOCUMENTS[name];
    expect(schema.safeParse(SHIPPED[name])).toEqual({ success: true, data: SHIPPED[name] });
  });

  test('its items have keys of their own, and its figures exist', () => {
    for (const keys of keyLists(SHIPPED[name])) expect(new Set(keys).size).toBe(keys.length);
    for (const text of textsOf(SHIPPED[name])) expect(() => pieces(text)).not.toThrow();
  });

  test('is listed with a title and what it is for', () => {
    const { title, about, group } = documentKind(name)!;
    expect(title.length).toBeGreaterThan(3);
    expect(about).toMatch(/\.$/);
    expect(DOCUMENT_GROUPS).toContain(group);
  });
});

describe('what staff publish', () => {
  const published = (name: DocumentName, change: object) => {
    setPublished(new Map([[name, { ...SHIPPED[name], ...change }]]));
  };
  const forget = () => setPublished(new Map());

  test('reaches every text that names it', () => {
    published('consultancy', { name: 'Everest Abroad', sample: false });
    try {
      expect(consultancy().name).toBe('Everest Abroad');
      expect(privacy().consent).toContain('agree that Everest Abroad uses');
      expect(withOurWords({ text: 'Ask {our:name}.' })).toEqual({ text: 'Ask Everest Abroad.' });
    } finally {
      forget();
    }
    expect(privacy().consent).toContain('agree that Prasthan Education uses');
  });

  test('takes a service that is not offered from menus and pages', () => {
    const { services } = SHIPPED['services'] as { services: { slug: string }[] };
    const without = services.map((each) => ({ ...each, offered: each.slug !== 'health-care' }));
    published('services', { services: without });
    try {
      const tiles = [...serviceTiles(), ...allServiceTiles()].map(({ slug }) => slug);
      expect(tiles).not.toContain('health-care');
      expect(JSON.stringify(navigation())).not.toContain('/services/health-care');
      expect(serviceOf('health-care')).toBeUndefined();
      expect(serviceOf('scholarship')?.slug).toBe('scholarship');
    } finally {
      forget();
    }
  });

  test('orders, names and leaves out the links of header and footer', () => {
    const { header, footer } = SHIPPED_MENUS;
    const [search, ...others] = header;
    published('menus', {
      header: [...others, { ...search!, label: 'Find a course' }].map((each) => ({
        ...each,
        shown: each.slug !== 'scholarships',
      })),
      footer: footer.map((each) => ({ ...each, shown: each.slug === 'privacy' })),
    });
    try {
      expect(navigation().map(({ label }) => label)).toEqual([
        'Study Abroad',
        'Test Preparation',
        'Services',
        'Universities',
        'Events',
        'Find a course',
      ]);
      expect(aboutLinks()).toEqual([{ label: 'Privacy Policy', href: '/privacy-policy' }]);
    } finally {
      forget();
    }
  });

  test('has no more labels in the header than fit in its row', () => {
    const longer = (shown: boolean, label = 'Thirteen long') => ({
      ...SHIPPED_MENUS,
      header: SHIPPED_MENUS.header.map((each) => ({
        ...each,
        label,
        shown: shown || each.slug === 'search',
      })),
    });
    const { schema } = DOCUMENTS.menus;
    expect(schema.safeParse(longer(false)).success).toBe(true);
    expect(schema.safeParse(longer(true, 'Ten letter')).success).toBe(true);
    expect(schema.safeParse(longer(true, 'TEN LETTER')).success).toBe(false);
    expect(schema.safeParse(longer(true)).error?.issues).toMatchObject([
      { path: ['header'], message: expect.stringContaining('do not fit in one row') },
    ]);
  });

  test('keeps what two people change in the menus at once', () => {
    const { header } = SHIPPED_MENUS;
    const [search, abroad, ...others] = header;
    const reordered = [abroad!, search!, ...others];
    const hidden = header.map((each) => (each.slug === 'search' ? { ...each, shown: false } : each));
    const { value, clashes } = applyChanges(reordered, changesBetween(header, hidden));
    expect(clashes).toEqual([]);
    expect(value).toEqual([abroad, { ...search, shown: false }, ...others]);
  });

  test('takes a country that is not shown from menus, texts and the chat', () => {
    published('destinations', { shown: ['canada', 'uk'].map((slug) => ({ slug })) });
    try {
      const [, abroad] = navigation() as readonly NavigationMenu[];
      expect(abroad?.links.map(({ label }) => label)).toEqual(['Canada', 'UK', 'All destinations']);
      expect(withOurWords({ text: '{our:destinations}' })).toEqual({ text: 'Canada and the UK' });
      const book = chatBook();
      const lexicon = lexiconOf(book.terms);
      const ask = (question: string) => respond(book, lexicon, NOTHING_SAID, question).reply;
      expect(ask('visa fee for canada').kind).toBe('answer');
      for (const question of ['visa fee for dubai', 'emirates id', 'visa fee for australia']) {
        const { kind, lines } = ask(question);
        expect({ question, kind, first: lines[0] }).toEqual({ question, kind: 'unknown', first: UNKNOWN });
      }
      expect(ask('visa fee for dubai').lines.join(' ')).toContain('no guide and no figures for Dubai');
      expect(JSON.stringify(book)).not.toContain('/study-abroad/dubai');
    } finally {
      forget();
    }
  });

  test.each<[string, string, string]>([
    [
      'canada',
      'visa fee for uk',
      'This site has no guide and no figures for the UK. Our guide is for Canada.',
    ],
    [
      'usa',
      'visa fee for dubai',
      'This site has no guide and no figures for Dubai. Our guide is for the USA.',
    ],
  ])('says in good English that only %s is shown', (slug, question, said) => {
    published('destinations', { shown: [{ slug }] });
    try {
      const book = chatBook();
      const { lines } = respond(book, lexiconOf(book.terms), NOTHING_SAID, question).reply;
      expect(lines.join(' ')).toContain(said);
    } finally {
      forget();
    }
  });

  test('may lack what the chat quotes: the chat goes without it', () => {
    const rows = [{ title: 'Ask us', text: 'We tell you.' }];
    const questions = [{ question: 'Is it free?', answer: 'Yes.' }];
    const text = { ...SHIPPED['service:visa-assistance'], steps: rows, why: rows, apart: rows, questions };
    setPublished(new Map([['service:visa-assistance', text]]));
    try {
      const { answers } = chatBook();
      expect(answers['danger/guarantee']?.lines).toEqual([
        'No consultancy and no agent can guarantee a visa.',
      ]);
    } finally {
      forget();
    }
  });
});

test('the chat finds all the texts that it quotes in the shipped pages', () => {
  const shipped = Object.values(chatBook().answers);
  expect(
    shipped.filter(({ lines, figures, sums, form }) => !lines?.length && !figures && !sums && !form),
  ).toEqual([]);
});

describe('texts', () => {
  const { schema } = DOCUMENTS['service:scholarship'];
  const shipped = SHIPPED['service:scholarship'] as { intro: string[]; lead: string };
  const messages = (change: object) => {
    const parsed = schema.safeParse({ ...shipped, ...change });
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };

  test.each([
    ['a script as a link', { intro: ['[Press](javascript:alert(1))'] }, /must start with \//],
    ['another site as if it were ours', { intro: ['[Press](//evil.example)'] }, /must start with \//],
    ['a marker that does not exist', { intro: ['We are {our:nam}.'] }, /\{our:nam\}” is not known/],
    ['a figure where only words can stand', { lead: 'From {fact:uk-visa-fee}' }, /Figures cannot stand/],
    ['a link where only words can stand', { lead: 'See [this](/events)' }, /Links cannot stand/],
    ['an empty text', { lead: '  ' }, /Fill this in/],
  ])('refuse %s, and say why', (_, change, message) => {
    expect(messages(change)).toEqual([expect.stringMatching(message)]);
  });

  test('take links, figures and our own words', () => {
    const text =
      'Ask {our:name}: {fact:uk-visa-fee}, see [the hub](/student-visa) or [write](mailto:a@b.example).';
    expect(messages({ intro: [text] })).toEqual([]);
  });
});

test('a new version of the privacy policy needs a line that says what is new', () => {
  const { schema } = DOCUMENTS.privacy;
  const issues = schema.safeParse({ ...SHIPPED.privacy, version: '9.9' }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['changes']);
});
