import { CHAT_BOOK } from '../../../../content/chat/address.ts';
import { matchAnswer } from '../../../../content/chat/match.ts';
import type { ChatBook, ChatReply } from '../../../../content/chat/schema.ts';
import { courseForm } from './course-form.ts';
import { button, element } from './element.ts';
import { makePanel, togglePanel } from './panel.ts';

const UNKNOWN = 'I do not know that. A person here does:';

let panel: HTMLDialogElement | undefined;

/** Opens or closes the chat. The first time it is built and its answers are loaded. */
export function toggleChat(opener: HTMLButtonElement): void {
  panel ??= build(opener);
  togglePanel(panel, opener, 'input');
}

function build(opener: HTMLButtonElement): HTMLDialogElement {
  const log = element('div', { class: 'chat-log', role: 'log', 'aria-label': 'Conversation', tabindex: '0' });
  const input = element('input', {
    class: 'field-control',
    'aria-label': 'Your question',
    placeholder: 'Ask in your own words',
    autocomplete: 'off',
    maxlength: '200',
    enterkeyhint: 'send',
  });
  const form = element(
    'form',
    { class: 'chat-ask' },
    input,
    element('button', { type: 'submit', class: 'button button-primary' }, 'Send'),
  );
  const dialog = makePanel(opener, 'Answers come from the pages of this site.', log, form);

  const book = fetch(CHAT_BOOK).then((answer): Promise<ChatBook> => {
    if (!answer.ok) throw new Error(`The chat's answers: ${answer.status}`);
    return answer.json() as Promise<ChatBook>;
  });
  const talk = conversation(log);
  book.then(
    (read) => talk.topic(read, 'start'),
    () => talk.say({ lines: ['The answers could not be loaded. Please call us, or try again later.'] }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = input.value.trim();
    if (question === '') return;
    input.value = '';
    talk.asked(question);
    book.then(
      (read) => talk.answer(read, question),
      () => {},
    );
  });
  return dialog;
}

/** The messages of both sides; each new one is added at the end. */
function conversation(log: HTMLElement) {
  const add = (entry: HTMLElement) => {
    // Choices that were not taken are removed.
    for (const old of log.querySelectorAll('.chat-choices')) old.remove();
    log.append(entry);
  };
  const toEnd = () => {
    const [last] = [...log.querySelectorAll('.chat-mine')].slice(-1);
    log.scrollTop = last instanceof HTMLElement ? last.offsetTop - log.offsetTop - 8 : 0;
  };
  const asked = (text: string) => {
    add(element('p', { class: 'chat-mine' }, element('span', { class: 'visually-hidden' }, 'You: '), text));
    toEnd();
  };
  const say = ({ lines, links = [], form }: ChatReply, choices?: HTMLElement) => {
    const bubble = element('div', { class: 'chat-theirs' }, ...lines.map((line) => element('p', {}, line)));
    for (const { label, href } of links) {
      const away: Record<string, string> = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
      bubble.append(element('a', { class: 'link', href, ...away }, label));
    }
    if (form) bubble.append(courseForm());
    add(bubble);
    if (choices) log.append(choices);
    toEnd();
  };
  const choicesOf = (book: ChatBook, ids: readonly string[], answerOf?: (id: string) => void) => {
    const group = element('div', { class: 'chat-choices', role: 'group', 'aria-label': 'Go on with' });
    for (const id of ids) {
      const label = book.topics[id]?.label ?? id;
      group.append(
        button(label, 'chat-choice', () => {
          asked(label);
          if (answerOf) answerOf(id);
          else topic(book, id);
          // The pressed button is gone: the keyboard continues from the answer.
          log.focus({ preventScroll: true });
        }),
      );
    }
    return group;
  };
  const topic = (book: ChatBook, id: string) => {
    const reply = book.topics[id];
    if (reply) say(reply, choicesOf(book, reply.choices ?? []));
  };
  const answer = (book: ChatBook, question: string) => {
    const found = matchAnswer(book.answers, question);
    if (found.kind === 'answer') {
      const { source } = found.answer;
      say(
        { lines: [found.answer.answer], links: [{ ...source, label: `Read on: ${source.label}` }] },
        choicesOf(book, ['courses', 'book', 'person']),
      );
    } else if (found.kind === 'which-country') {
      const place = choicesOf(book, found.countries, (country) => answer(book, `${question} ${country}`));
      say({ lines: ['That differs by country. Which one?'] }, place);
    } else {
      const { lines = [], links = [] } = book.topics['person'] ?? {};
      say({ lines: [UNKNOWN, ...lines], links }, choicesOf(book, ['courses', 'costs', 'tests', 'book']));
    }
  };
  return { asked, say, topic, answer };
}
