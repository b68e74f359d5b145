import { intakeName } from '../../../contract/intakes.ts';
import { routes } from '../../../contract/routes.ts';
import type { ChatBook, ChatLink } from '../schema.ts';
import type { ChatState } from './types.ts';

const INTAKES = new Set(['deadline', 'intake', 'early']);
const LAKH = 100_000;

/** Course searches limited to the country and the intake or the amount of the question. */
export function searchLinks(book: ChatBook, { topics, places, months, lakh }: ChatState): ChatLink[] {
  const known = book.places.filter(({ slug }) => places.includes(slug));
  return known.flatMap(({ name, inSentence }): ChatLink[] => [
    ...(topics.some((topic) => INTAKES.has(topic)) ? months : []).map((month) => ({
      label: `Courses in ${inSentence} that start in ${intakeName(month)}`,
      href: routes.courseSearch({ search: name, intake: [month] }),
    })),
    ...(lakh !== undefined && topics.includes('cost')
      ? [
          {
            label: `Courses in ${inSentence} with tuition up to NPR ${lakh} lakh a year`,
            href: routes.courseSearch({ search: name, year_npr: String(Math.round(lakh * LAKH)) }),
          },
        ]
      : []),
  ]);
}
