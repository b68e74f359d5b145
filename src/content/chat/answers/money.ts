import type { Destination } from '../../destinations.ts';
import { FIRST_YEAR } from '../../facts/first-year.ts';
import { guideOf } from '../../guides/index.ts';
import { plainText } from '../../plain-text.ts';
import { fact, type FactId } from '../../facts/index.ts';
import { factWords, valueWords } from '../../facts/words.ts';
import type { ChatFigure, ChatSum } from '../schema.ts';
import { ageOf, factsOfPlace, figure } from './parts.ts';

interface Amount {
  from: number;
  to: number;
}

/** One line of a sum. */
interface Line extends Amount {
  figure: ChatFigure;
}

/** The amount of a fact; null if it is no amount with two ends. */
function amountOf(id: FactId): Amount | null {
  const { value } = fact(id);
  if (typeof value === 'number') return { from: value, to: value };
  return typeof value === 'object' && 'from' in value && 'to' in value ? value : null;
}

const money = (id: FactId, { from, to }: Amount): string =>
  valueWords({ ...fact(id), value: from === to ? from : { from, to } });

const lineOf = (id: FactId, label = fact(id).label): Line[] => {
  const amount = amountOf(id);
  return amount ? [{ ...amount, figure: figure(id, { label }) }] : [];
};

/** Monthly living costs times the months that are asked for. */
function monthsOf(id: FactId, months: FactId | undefined): Line[] {
  const amount = amountOf(id);
  const count = months && fact(months).value;
  if (!amount || !months || typeof count !== 'object' || !('to' in count)) return [];
  const whole = { from: amount.from * count.to, to: amount.to * count.to };
  const label = `${fact(id).label}: ${factWords(fact(id))}, ${factWords(fact(months))}`;
  return [{ ...whole, figure: { label, value: money(id, whole), ...ageOf(id) } }];
}

/** Money roles of a country's facts, found by the names of the facts. */
export function moneyParts(place: Destination) {
  const { named, like } = factsOfPlace(place);
  const lines = (...names: string[]) =>
    names.flatMap((name) => named(name) ?? []).flatMap((id) => lineOf(id));
  const months = named('funds-months');
  const london = named('funds-london');
  const outside = named('funds-outside');
  return {
    visa: lines('visa-fee', 'permit-fee', 'biometrics-fee', 'health-surcharge'),
    visaFor: { partner: lines('visa-fee-adult'), child: lines('visa-fee-child') },
    // The visa office's amount where it names one: nobody gets a visa with less.
    living: lines('funds-student').length > 0 ? lines('funds-student') : lines('living'),
    shown: lines('funds-student'),
    livingFor: { partner: lines('funds-partner'), child: lines('funds-child') },
    cities:
      months && london && outside
        ? { london: monthsOf(london, months), outside: monthsOf(outside, months) }
        : null,
    travel: lines('funds-travel'),
    tuition: like(/tuition|^fees-/),
    currency: like(/./).find((id) => fact(id).currency && amountOf(id)),
  };
}

type Who = 'alone' | 'partner' | 'child' | 'partner child';
const WHOS: readonly Who[] = ['alone', 'partner', 'child', 'partner child'];

const also = (line: Line, who: string): Line => ({
  ...line,
  figure: { ...line.figure, label: `${line.figure.label}, ${who}` },
});

function sumOf(
  currency: FactId,
  who: Who,
  lines: readonly Line[],
  total: string,
  more: Partial<ChatSum> = {},
): ChatSum {
  const whole = lines.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), {
    from: 0,
    to: 0,
  });
  return {
    who,
    ...more,
    figures: lines.map((line) => line.figure),
    total: { label: total, value: money(currency, whole) },
  };
}

/** The people who come along and the lines that each adds; null if the site states none for one of them. */
function family(
  who: Who,
  forPerson: (person: 'partner' | 'child') => readonly Line[],
): readonly Line[] | null {
  if (who === 'alone') return [];
  const people = who.split(' ') as ('partner' | 'child')[];
  const lines = people.map(forPerson);
  return lines.some((each) => each.length === 0) ? null : lines.flat();
}

/** Visa, living and travel of the first year, with what a partner or a child adds. Tuition is extra. */
export function firstYearSums(place: Destination): ChatSum[] {
  const { visa, visaFor, living, shown, livingFor, cities, travel, currency } = moneyParts(place);
  if (!currency) return [];
  const total = 'Together, plus tuition';
  if (cities)
    return [
      sumOf(currency, 'alone', [...visa, ...cities.london], total, { title: 'In London', city: 'london' }),
      sumOf(currency, 'alone', [...visa, ...cities.outside], total, {
        title: 'Outside London',
        city: 'outside',
      }),
    ];
  // Living costs of a partner are stated only where the visa office names them.
  const sameKind = living[0]?.figure.label === shown[0]?.figure.label;
  return WHOS.flatMap((who) => {
    const more = family(who, (person) =>
      sameKind ? [...visaFor[person], ...livingFor[person], ...travel.map((line) => also(line, person))] : [],
    );
    const lines = more && [...visa, ...living, ...travel, ...more];
    return lines && lines.length > 0 ? [sumOf(currency, who, lines, total)] : [];
  });
}

/** The money to show for the visa: living and travel. Tuition is extra. */
export function fundsSums(place: Destination): ChatSum[] {
  const { shown, livingFor, cities, travel, currency } = moneyParts(place);
  if (!currency) return [];
  const total = `To show, plus first-year tuition${travel.length > 0 || cities ? '' : ' and travel'}`;
  if (cities)
    return [
      sumOf(currency, 'alone', cities.london, total, { title: 'In London', city: 'london' }),
      sumOf(currency, 'alone', cities.outside, total, { title: 'Outside London', city: 'outside' }),
    ];
  if (shown.length === 0) return [];
  return WHOS.flatMap((who) => {
    const more = family(who, (person) =>
      livingFor[person].length > 0 ? [...livingFor[person], ...travel.map((line) => also(line, person))] : [],
    );
    return more ? [sumOf(currency, who, [...shown, ...travel, ...more], total)] : [];
  });
}

const LEVELS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/primary|secondary/, ['school']],
  [/diploma/, ['diploma']],
  [/undergraduate|bachelor/, ['bachelor']],
  [/postgraduate|-graduate|^tuition-graduate/, ['master']],
  [/phd/, ['phd']],
];

/** Tuition as the facts of the country state it, each with its levels. */
export const tuitionFigures = (place: Destination): ChatFigure[] =>
  moneyParts(place).tuition.map((id) => {
    const levels = LEVELS.find(([pattern]) => pattern.test(id))?.[1];
    return figure(id, levels ? { levels } : {});
  });

/** 'a, b and c' */
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** What the sum of a country does not contain, and what its parts are if they are not simply prices. */
export function sumNotes({ slug }: Destination): string[] {
  const parts = FIRST_YEAR[slug];
  if (!parts)
    return guideOf(slug).costs.after.map((text) =>
      plainText(text).replace('Not in the table', 'Not in this sum'),
    );
  const { visa, cover, flight, living } = parts;
  const missing = [
    ...(visa.charges.length === 0 ? ['the visa fee'] : []),
    ...(cover.charges.length === 0 ? ['health cover'] : []),
    ...(flight.charges.length === 0 ? ['the flight'] : []),
  ];
  const said = [
    ...living.map((part) => ['Living costs', part] as const),
    ['Visa', visa] as const,
    ['Health cover', cover] as const,
    ['Flight', flight] as const,
  ].flatMap(([label, { charges, note }]) =>
    [...charges.flatMap(({ about }) => about ?? []), ...(note ? [note] : [])].map(
      (text) => `${label}: ${plainText(text)}`,
    ),
  );
  return [`Not in this sum: ${list(['tuition', ...missing])}.`, ...new Set(said)];
}
