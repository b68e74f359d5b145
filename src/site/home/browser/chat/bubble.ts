import { LIKELY_CHANGED } from '../../../../content/facts/words.ts';
import type { ChatReply, ShownAnswer } from '../../../../content/chat/reply/types.ts';
import type { ChatLink } from '../../../../content/chat/schema.ts';
import { courseForm } from './course-form.ts';
import { element } from './element.ts';

/** One message of ours: what is said first, the answers, and links. */
export function bubbleOf(lines: readonly string[], reply?: ChatReply): HTMLElement {
  const [first, ...rest] = lines;
  const bubble = element('div', { class: 'chat-theirs' });
  if (first) bubble.append(element('p', {}, first));
  if (reply?.nepali) bubble.append(element('p', { lang: 'ne' }, reply.nepali));
  bubble.append(...rest.map((line) => element('p', {}, line)));
  if (!reply) return bubble;
  for (const answer of reply.answers) bubble.append(...partsOf(answer));
  bubble.append(...linksOf(reply.links));
  return bubble;
}

function partsOf(answer: ShownAnswer): HTMLElement[] {
  const { heading, tables, lines, notes, age, links, official, form } = answer;
  return [
    ...(heading ? [element('h3', { class: 'chat-heading' }, heading)] : []),
    ...tables.flatMap((table) => [
      ...(table.title ? [element('p', { class: 'chat-title' }, table.title)] : []),
      figuresOf(table),
    ]),
    ...(age ? [element('p', { class: 'chat-note' }, age)] : []),
    ...lines.map((line) => element('p', {}, line)),
    ...notes.map((note) => element('p', { class: 'chat-note' }, note)),
    ...(form ? [courseForm()] : []),
    ...linksOf([
      ...links,
      ...(official && tables.length > 0
        ? [{ ...official, label: `Check it: ${official.label}` }]
        : official
          ? [official]
          : []),
    ]),
  ];
}

/** Labels and amounts; a total stands out. */
function figuresOf({ figures, total }: ShownAnswer['tables'][number]): HTMLElement {
  const list = element('dl', { class: 'chat-figures' });
  for (const { label, value, likely_changed } of figures) {
    const small = likely_changed ? [element('small', {}, LIKELY_CHANGED)] : [];
    list.append(element('div', {}, element('dt', {}, label, ...small), element('dd', {}, value)));
  }
  if (total)
    list.append(
      element('div', { class: 'chat-total' }, element('dt', {}, total.label), element('dd', {}, total.value)),
    );
  return list;
}

/** Pages of other sites open in a new tab, so that the conversation stays. */
const linksOf = (links: readonly ChatLink[]): HTMLElement[] =>
  links.map(({ label, href }) => {
    const away: Record<string, string> = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
    return element('a', { class: 'link', href, ...away }, label);
  });
