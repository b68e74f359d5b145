import { routes } from '../../contract/routes.ts';
import { consultancy } from '../consultancy.ts';
import { inSentence } from '../destinations.ts';
import { shownDestinations } from '../shown-destinations.ts';
import { moneyAnswers } from './answers/country-money.ts';
import { generalPaying, payingAnswers } from './answers/country-paying.ts';
import { generalStudy, studyAnswers } from './answers/country-study.ts';
import { generalVisa, visaAnswers } from './answers/country-visa.ts';
import { dangerAnswers, officeAnswers, personLinks } from './answers/office.ts';
import { testAnswers } from './answers/tests.ts';
import { DANGER, rules, WEAK } from './rules/index.ts';
import type { ChatAnswer, ChatBook } from './schema.ts';
import { devanagari } from './terms/devanagari.ts';
import { english } from './terms/english.ts';
import { nepali } from './terms/nepali.ts';
import { placeTerms } from './terms/places.ts';
import { filler, study } from './terms/study.ts';
import type { Terms } from './terms/terms.ts';
import { START, topics } from './topics.ts';

/** Both tables as one: the phrases of a meaning are joined. */
const merged = (...tables: readonly Terms[]): Terms => {
  const all: Record<string, string> = {};
  for (const table of tables)
    for (const [meaning, phrases] of Object.entries(table))
      all[meaning] = all[meaning] ? `${all[meaning]}, ${phrases}` : phrases;
  return all;
};

function answersByTopic(): Record<string, ChatAnswer> {
  const all: Record<string, ChatAnswer> = {
    ...generalPaying(),
    ...generalVisa(),
    ...generalStudy(),
    ...testAnswers(),
    ...officeAnswers(),
  };
  for (const [meaning, answer] of Object.entries(dangerAnswers())) all[`danger/${meaning}`] = answer;
  for (const place of shownDestinations()) {
    const own = {
      ...moneyAnswers(place),
      ...payingAnswers(place),
      ...visaAnswers(place),
      ...studyAnswers(place),
    };
    for (const [topic, answer] of Object.entries(own)) all[`${topic}/${place.slug}`] = answer;
  }
  return Object.fromEntries(Object.entries(all).map(([topic, answer]) => [topic, withoutGaps(answer)]));
}

/** An answer without the lines that quote a text which staff have taken out of its page. */
const withoutGaps = (answer: ChatAnswer): ChatAnswer =>
  answer.lines ? { ...answer, lines: answer.lines.filter(Boolean) } : answer;

/** Topics without those that only a hidden country has, and the rules that lead to them. */
function shownTopics(): Pick<ChatBook, 'topics' | 'rules'> {
  const places = new Set<string>(shownDestinations().map(({ slug }) => slug));
  const shown = Object.fromEntries(
    Object.entries(topics()).filter(([, { only }]) => only === undefined || places.has(only)),
  );
  return {
    topics: shown,
    rules: rules.filter((rule) => rule.topics.split(' ').some((topic) => Object.hasOwn(shown, topic))),
  };
}

/** Everything that the chat says and knows, with the figures as they are now. */
export const chatBook = (): ChatBook => ({
  greeting: consultancy().chat.greeting,
  email: consultancy().email,
  terms: {
    english: merged(english, study, placeTerms()),
    nepali: merged(nepali, devanagari),
    filler: `${filler} ${consultancy().shortName}`,
  },
  ...shownTopics(),
  weak: WEAK,
  danger: DANGER,
  start: START.map(([topic, label]) => ({ topic, label })),
  answers: answersByTopic(),
  places: shownDestinations().map((place) => ({
    slug: place.slug,
    name: place.name,
    inSentence: inSentence(place),
  })),
  person: personLinks(),
  hub: { label: 'Compare the countries', href: routes.studentVisa() },
  guides: { label: 'All guides', href: routes.studyAbroad() },
});
