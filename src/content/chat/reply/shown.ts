import { agesInWords } from '../../facts/words.ts';
import type { ChatAnswer, ChatFigure, ChatSum } from '../schema.ts';
import type { ChatState, ShownAnswer } from './types.ts';

const LEVEL_WORDS: Readonly<Record<string, string>> = {
  school: 'school',
  diploma: 'a diploma',
  bachelor: 'a bachelor’s',
  master: 'a master’s',
  phd: 'a PhD',
};

/** Figures of the asked level and field; all if none is asked. */
function ofLevel(figures: readonly ChatFigure[], { levels, fields }: ChatState): ChatFigure[] {
  const byField = figures.filter(({ field }) => field !== undefined && fields.includes(field));
  if (byField.length > 0) return byField;
  if (levels.length === 0) return figures.filter((each) => !each.levels?.includes('school'));
  return figures.filter(
    (each) => !each.field && (!each.levels || each.levels.some((level) => levels.includes(level))),
  );
}

const forPeople = (figures: readonly ChatFigure[], { who }: ChatState): ChatFigure[] =>
  figures.filter((each) => !each.who || who.includes(each.who));

/** The sum for the people who come along; the one of the student alone if the site states no other. */
function sumsOf(sums: readonly ChatSum[], { who, cities }: ChatState): { sums: ChatSum[]; lacking: boolean } {
  const key = ['partner', 'child'].filter((each) => who.includes(each)).join(' ') || 'alone';
  const exact = sums.filter((sum) => sum.who === key);
  const chosen = exact.length > 0 ? exact : sums.filter((sum) => sum.who === 'alone');
  const inCity = chosen.filter(({ city }) => city !== undefined && cities.includes(city));
  return { sums: inCity.length > 0 ? inCity : chosen, lacking: exact.length === 0 && sums.length > 0 };
}

const capital = (word: string): string =>
  word.replaceAll(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** What has to be said about a level, a person or a city that the figures do not know. */
function gaps(
  answer: ChatAnswer,
  state: ChatState,
  lacking: boolean,
  known: readonly ChatFigure[],
): string[] {
  const levels = state.levels.map((level) => LEVEL_WORDS[level] ?? level).join(' or ');
  const differs = (answer.figures ?? []).some((each) => each.levels);
  const cities = state.cities.filter((city) => !answer.sums?.some((sum) => sum.city === city));
  const figures = (answer.figures?.length ?? 0) + (answer.sums?.length ?? 0) > 0;
  const lackingPerson = lacking || (state.who.length > 0 && !answer.sums && !known.some((each) => each.who));
  return [
    ...(figures && levels && differs && !known.some((each) => each.levels)
      ? [`This site states no figure for ${levels} here.`]
      : []),
    ...(figures && levels && !differs ? ['The site has one figure for all levels.'] : []),
    ...(figures && cities.length > 0
      ? [`This is for the whole country: the site has no figures for ${cities.map(capital).join(' and ')}.`]
      : []),
    ...(figures && lackingPerson
      ? ['What a partner or a child adds is not stated here. The figures are for the student alone.']
      : []),
  ];
}

/** The parts of an answer that the question asks for. */
export function shown(answer: ChatAnswer, state: ChatState): ShownAnswer {
  const { sums, lacking } = sumsOf(answer.sums ?? [], state);
  const figures = forPeople(ofLevel(answer.figures ?? [], state), state);
  const all = [...sums.flatMap((sum) => sum.figures), ...figures];
  return {
    heading: answer.heading,
    tables: [
      ...sums.map(({ title, figures: lines, total }) => ({ title, figures: lines, total })),
      ...(figures.length > 0 ? [{ figures }] : []),
    ],
    lines: answer.lines ?? [],
    notes: [...gaps(answer, state, lacking, figures), ...(answer.notes ?? [])],
    ...(all.length > 0 ? { age: agesInWords(all) } : {}),
    links: answer.links,
    ...(answer.official ? { official: answer.official } : {}),
    ...(answer.form ? { form: answer.form } : {}),
  };
}
