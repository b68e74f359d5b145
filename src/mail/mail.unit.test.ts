import { describe, expect, it } from 'vitest';
import { consultancy } from '../content/consultancy.ts';
import type { MailLetter } from '../domain/mails/present.ts';
import { colours, darkColours } from './theme.ts';
import { renderLetter } from './render.tsx';
import { SAMPLE_LETTERS } from './samples.ts';

/** A letter with every text in its data replaced by `fill`. */
function filled(letter: MailLetter, fill: (name: string, value: string) => string): MailLetter {
  const within = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return fill(name, value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => within(name, each));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, within(key, each)]));
  };
  const data = within('', letter.data);
  const name = letter.name && fill('name', letter.name);
  return Object.assign({ ...letter }, { data, name, until: letter.until && fill('until', letter.until) });
}
/** Every link in the data of a letter. */
function linksOf(letter: MailLetter): string[] {
  const links: string[] = [];
  filled(letter, (name, value) => {
    if (isLink(name)) links.push(value);
    return value;
  });
  return links;
}
/** Templates of mails to the office and to staff. */
const TO_THE_OFFICE = new Set([
  'today-digest',
  'backup-failed',
  'application-arrived',
  'application-answered',
  'applications-answered',
  'enquiry-arrived',
  'appointment-told',
]);
const isLink = (name: string) => /link$/i.test(name);

/** The tags of a mail's body in order. React escapes every other '<'. */
const tagsOf = (html: string) => html.slice(html.indexOf('<table')).match(/<\/?[a-z][^>]*>/gi) ?? [];
const namesOf = (html: string) => tagsOf(html).map((tag) => /[a-z]\w*/i.exec(tag)?.[0]);

const HOSTILE: readonly (readonly [string, string])[] = [
  ['a script', '</p><script>alert(1)</script>'],
  ['a picture', '"><img src=x onerror=alert(1)>'],
  ['an attribute', "' onmouseover='alert(1)"],
  ['a style', '</style><style>*{display:none}'],
  ['the end of a comment', '--><svg onload=alert(1)>'],
  ['template syntax', '&lt;b&gt; {{7*7}} ${7*7} `7`'],
  ['line breaks', '\r\nBcc: thief@example.com\r\n\r\n<html>'],
  ['control characters', '\u202E\0\uFFFE'],
  ['4 kB', 'x'.repeat(4_096)],
];

describe.each(SAMPLE_LETTERS)('$template', (letter) => {
  const links = linksOf(letter);

  it('has sender, links and advice for wrong recipients in both parts', async () => {
    const { html, text } = await renderLetter(letter);
    for (const part of [html, text]) {
      expect(part).toContain(consultancy().name);
      expect(part).toContain(consultancy().phones[0]);
      if (!TO_THE_OFFICE.has(letter.template))
        expect(part).toMatch(/If this was not you|If you did not apply|it was not you/);
      for (const link of links) expect(part).toContain(link);
    }
    if (letter.until !== null)
      expect(text.replaceAll('\n', ' ')).toMatch(
        new RegExp(
          `valid for (one hour|24 hours|seven days|fourteen days), until ${letter.until}, Nepal time`,
        ),
      );
    expect(text).not.toMatch(/<|&\w+;|undefined|null/);
    expect(text.split('\n').filter((line) => line.length > 78 && !line.startsWith('http'))).toEqual([]);
  });

  it('carries its pictures, loads nothing, runs nothing and is small enough for Gmail', async () => {
    const { html, pictures } = await renderLetter(letter);
    expect(html).not.toMatch(/<(script|link|iframe|object|form|svg)|url\(|@import|@font-face/i);
    const carried = pictures.map(({ cid }) => `cid:${cid}`);
    const shown = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, source]) => source);
    expect(shown.toSorted()).toEqual(carried.toSorted());
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    expect(tagsOf(html).filter((tag) => /\son\w+=/i.test(tag))).toEqual([]);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !/^(https?|tel|mailto):/.test(address ?? ''))).toEqual([]);
  });

  it.each(HOSTILE)('keeps its structure with %s in it', async (_name, hostile) => {
    const spoiled = filled(letter, (name, value) => (isLink(name) ? `${value}?x=${hostile}` : hostile));
    const [plain, rendered] = await Promise.all([renderLetter(letter), renderLetter(spoiled)]);
    expect(namesOf(rendered.html)).toEqual(namesOf(plain.html));
    expect(tagsOf(rendered.html).filter((tag) => /^<(script|svg)|\son\w+=/i.test(tag))).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', 'vbscript:x', '//evil.example', 'no address'])(
    'is not rendered with the link %s',
    async (link) => {
      const spoiled = filled(letter, (name, value) => (isLink(name) ? link : value));
      await expect(renderLetter(spoiled)).rejects.toThrow(/address|URL/);
    },
  );
});

it('keeps line breaks in texts that people wrote', async () => {
  const letter = SAMPLE_LETTERS.find(({ template }) => template === 'application-moved')!;
  const { html, text } = await renderLetter(letter);
  const lines = 'Please add:\n- the last page of your passport\n- the transcript of grade 12';
  expect(text).toContain(lines);
  expect(html).toContain(lines);
  expect(html).toContain('white-space:pre-line');
});

it('sends the office no personal data about a new application', async () => {
  const letter = SAMPLE_LETTERS.find(({ template }) => template === 'application-arrived')!;
  expect(Object.keys(letter.data)).toEqual(['reference', 'what', 'link']);
});

it('has a contrast of at least 4.5 to 1 for all text', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  for (const [text, ground] of [
    [colours.ink, colours.card],
    [colours.inkSoft, colours.card],
    [colours.link, colours.card],
    [colours.ink, colours.marigold],
    [colours.onNight, colours.night],
    [darkColours.ink, darkColours.card],
    [darkColours.inkSoft, darkColours.card],
    [darkColours.link, darkColours.card],
  ] as const) {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
