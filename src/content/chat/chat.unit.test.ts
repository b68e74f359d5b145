import { describe, expect, it } from 'vitest';
import { CHAT_BOOK } from './address.ts';
import { consultancy } from '../consultancy.ts';
import { chatBook } from './book.ts';
import { keywords, matchAnswer } from './match.ts';

const book = chatBook();
const ask = (question: string) => matchAnswer(book.answers, question);
const answerTo = (question: string) => {
  const found = ask(question);
  return found.kind === 'answer' ? found.answer.answer : found.kind;
};

describe('topics', () => {
  it('greets with the configured text and leads to every topic that the page promises', () => {
    expect(book.topics['start']?.lines).toEqual([consultancy.chat.greeting]);
    expect(book.topics['start']?.choices?.map((id) => book.topics[id]?.label)).toEqual([
      'Find a course',
      'What does it cost?',
      'Test dates',
      'Book a talk',
      'Reach a person',
    ]);
  });

  it('offers only topics that exist, and always a way to continue', () => {
    for (const [id, { choices = [], lines }] of Object.entries(book.topics)) {
      expect(choices.length, id).toBeGreaterThan(0);
      expect(lines.length, id).toBeGreaterThan(0);
      for (const choice of choices) expect(book.topics, `${id} -> ${choice}`).toHaveProperty(choice);
    }
  });

  it('states no figure that is not a fact', () => {
    expect(book.topics['costs-uk']?.lines.join('\n')).toContain('GBP');
    expect(JSON.stringify(book)).not.toContain('{fact:');
  });
});

it('is loaded from this site', () => {
  expect(CHAT_BOOK).toBe('/chat-answers.json');
});

describe('answers', () => {
  it.each([
    ['What is the visa fee for Australia?', /AUD\s1,600/],
    ['visa fee uk', /GBP\s490/],
    ['how many hours can I work part time in Canada', /24\shours a week/],
    ['work hours australia while studying', /48\shours/],
    ['How long does PTE result take?', /48\shours/],
    ['where is your office located', /Kamalpokhari/],
    ['phone number please', /\+977/],
    ['do you have scholarships', /scholarships/],
    ['UK intakes', /January/],
    ['How exactly does the rule about holding money work in the UK?', /28 consecutive days/],
    ['is counselling free?', /costs nothing/],
  ])('%s', (question, answer) => {
    expect(answerTo(question)).toMatch(answer);
  });

  it('asks for the country if answers differ by country', () => {
    const found = ask('how much is the visa fee?');
    expect(found.kind).toBe('which-country');
    expect(found.kind === 'which-country' && found.countries).toContain('Australia');
  });

  it.each(['', '???', 'Australia', 'best momo in Patan', 'will it rain tomorrow', 'asdf qwer'])(
    'says that it has no answer: %s',
    (question) => {
      expect(ask(question).kind).toBe('unknown');
    },
  );

  it('never answers about another country', () => {
    for (const question of ['visa fee germany uk', 'work hours usa', 'living cost dubai']) {
      const found = ask(question);
      const named = keywords(question).filter((word) => ['uk', 'usa', 'dubai'].includes(word));
      if (found.kind === 'answer' && found.answer.country)
        expect(named).toContain(keywords(found.answer.country)[0]);
    }
  });
});
