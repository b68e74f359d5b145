import { CHAT_BOOK } from '../../../../content/chat/address.ts';
import { lexiconOf } from '../../../../content/chat/recognise/lexicon.ts';
import { answerTo, greeting } from '../../../../content/chat/reply/replies.ts';
import { respond } from '../../../../content/chat/reply/respond.ts';
import { NOTHING_SAID, type ChatChoice, type ChatReply } from '../../../../content/chat/reply/types.ts';
import type { ChatBook } from '../../../../content/chat/schema.ts';
import { bubbleOf } from './bubble.ts';
import { button, element } from './element.ts';
import { makePanel, togglePanel } from './panel.ts';

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
    placeholder: 'Ask in English or Nepali',
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

  const talk = fetch(CHAT_BOOK).then(async (answer) => {
    if (!answer.ok) throw new Error(`The chat's answers: ${answer.status}`);
    return conversation(log, (await answer.json()) as ChatBook);
  });
  talk.then(
    ({ greet }) => greet(),
    () => log.append(bubbleOf(['The answers could not be loaded. Please call us, or try again later.'])),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = input.value.trim();
    if (question === '') return;
    input.value = '';
    talk.then(
      ({ ask }) => ask(question),
      () => {},
    );
  });
  return dialog;
}

/** The messages of both sides; each new one is added at the end. */
function conversation(log: HTMLElement, book: ChatBook) {
  const lexicon = lexiconOf(book.terms);
  let state = NOTHING_SAID;

  const asked = (text: string) => {
    // Choices that were not taken are removed.
    for (const old of log.querySelectorAll('.chat-choices')) old.remove();
    log.append(
      element('p', { class: 'chat-mine' }, element('span', { class: 'visually-hidden' }, 'You: '), text),
    );
  };
  /** The last question stays at the top, with as much of the answer below it as fits. */
  const toQuestion = () => {
    const [last] = [...log.querySelectorAll('.chat-mine')].slice(-1);
    log.scrollTop = last instanceof HTMLElement ? last.offsetTop - log.offsetTop - 8 : 0;
  };
  const say = (reply: ChatReply) => {
    log.append(bubbleOf(reply.lines, reply), choicesOf(reply.choices));
    toQuestion();
  };
  const choicesOf = (choices: readonly ChatChoice[]) =>
    element(
      'div',
      { class: 'chat-choices', role: 'group', 'aria-label': 'Go on with' },
      ...choices.map(({ label, asks }) =>
        button(label, 'chat-choice', () => {
          asked(label);
          state = asks;
          say(answerTo(book, asks, label));
          // The pressed button is gone: the keyboard continues from the answer.
          log.focus({ preventScroll: true });
        }),
      ),
    );
  return {
    greet: () => say(greeting(book)),
    ask(question: string) {
      asked(question);
      const turn = respond(book, lexicon, state, question);
      state = turn.state;
      say(turn.reply);
    },
  };
}
