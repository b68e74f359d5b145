import * as z from 'zod';
import { OUR_WORDS } from './our-words.ts';

/** Fields that several documents have. Labels and help are added where they are used. */

/** Identifies an item of a list that people move. Forms make it; nobody types it. */
export const itemKey = z.string().max(80).optional().meta({ input: 'hidden' });

/** An item of a list that people move. */
export const item = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ key: itemKey, ...shape });

const MARKER = /\{([^{}]*)\}/g;
const OURS = /^our:(.*)$/;
const LINK = /\[[^\]]+\]\(([^)\s]*)\)/g;

/** Why a text cannot be published as it stands; undefined if it can. */
function faultOf(text: string, rich: boolean): string | undefined {
  for (const [whole, inside = ''] of text.matchAll(MARKER)) {
    const ours = OURS.exec(inside)?.[1];
    if (ours !== undefined && ours in OUR_WORDS) continue;
    if (inside.startsWith('fact:')) {
      if (rich) continue;
      return 'Figures cannot stand in this field. Write it without {fact:…}.';
    }
    return `“${whole}” is not known here. Write ${Object.keys(OUR_WORDS).map((name) => `{our:${name}}`).join(', ')}${rich ? ' or a figure such as {fact:uk-visa-fee}' : ''}.`; // oxfmt-ignore
  }
  for (const [, href = ''] of text.matchAll(LINK)) {
    if (!rich) return 'Links cannot stand in this field.';
    if (!/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(href))
      return `The link to “${href}” must start with / for a page of this site, or with https://, mailto: or tel:.`;
  }
  return undefined;
}

const checked = (rich: boolean) =>
  z.superRefine<string>((text, context) => {
    const fault = faultOf(text, rich);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

const needed = 'Fill this in.';

/** One line without links and figures. */
export const line = (longest = 160) => z.string().trim().min(1, needed).max(longest).check(checked(false));

/** Several sentences without links and figures. */
export const plain = (longest = 1200) =>
  z.string().trim().min(1, needed).max(longest).check(checked(false)).meta({ input: 'text' });

/** Several sentences with links, `[label](/page)`, and figures, `{fact:id}`. */
export const prose = (longest = 2400) =>
  z.string().trim().min(1, needed).max(longest).check(checked(true)).meta({ input: 'prose' });

/** Paragraphs, each its own field. */
export const paragraphs = (most = 20) =>
  z.array(prose()).min(1).max(most).meta({ title: 'Paragraphs', item: 'paragraph' });

/** What search engines show below the title. */
export const searchDescription = line(200).meta({
  title: 'Description for search engines',
  description: 'One or two sentences, about 150 characters. Search engines show it below the title.',
});

export const point = item({
  title: prose(120).meta({ title: 'Title', input: 'line' }),
  text: prose().meta({ title: 'Text' }),
});

export const points = (least: number, most: number, name = 'point') =>
  z.array(point).min(least).max(most).meta({ item: name });

export const httpsAddress = z
  .url({ protocol: /^https$/, error: 'Write the whole address, starting with https://' })
  .max(600);

export const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+?[\d\s()-]{6,24}$/, 'Write digits with the country code: +977-1-5550100');

export const emailAddress = z.email({ error: 'Write an e-mail address: info@your-name.example' }).max(254);

/** The day of a text, 'YYYY-MM-DD'. */
export const day = z.iso.date({ error: 'Choose a day.' }).meta({ input: 'day' });
