import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { EVENT_WORDS, NEXT_ACTOR_WORDS, STATE_WORDS } from '../src/content/application-states.ts';
import { closingDays, documentDays, idleCaseMonths, idleNoticeDays } from '../src/content/kept-days.ts';
import {
  APPLICATION_STATES,
  correctionsFrom,
  SELF_CLOSING_STATES,
  TRANSITIONS,
  type Transition,
} from '../src/contract/application-states.ts';

const FILE = '../docs/application-states.md';

/** A transition in the diagram; '[*]' is the start of a case. */
const arrow = ({ from, event, to, who }: Transition) =>
  `  ${from === 'draft' ? '[*]' : from} --> ${to}: ${event}${who.includes('student') ? ' (student)' : ''}`;

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

function page(): string {
  return `# States and moves of a case

This page is generated from the table of moves, \`src/contract/application-states.ts\`. The database has the same rows and refuses all other moves
(\`db/migrations/0011_applications.sql\`, \`0015_application_moves.sql\`, \`0057_held_moves.sql\`). After a change of the table \`tests/application-states.test.ts\` fails until this page is generated again:
\`npm run unit -- tests/application-states.test.ts -u\`. Moves that students can make are marked; staff can make all moves except the first.

\`\`\`mermaid
stateDiagram-v2
${TRANSITIONS.map(arrow).join('\n')}
\`\`\`

## What students read

${[
  row('state', 'called', 'meaning', 'what happens next', 'whose turn'),
  row('---', '---', '---', '---', '---'),
  ...APPLICATION_STATES.map((state) => {
    const { label, meaning, next, who } = STATE_WORDS[state];
    return row(`\`${state}\``, label, meaning, next, NEXT_ACTOR_WORDS[who]);
  }),
].join('\n')}

## Moves

${[
  row('move', 'on the button', 'in the history', 'who'),
  row('---', '---', '---', '---'),
  ...[...Map.groupBy(TRANSITIONS, ({ event }) => event)].map(([event, [first]]) =>
    row(`\`${event}\``, EVENT_WORDS[event].action, EVENT_WORDS[event].done, first!.who.join(', ')),
  ),
].join('\n')}

## Corrections

A move by staff reaches the student five minutes later. Until then anybody of the staff can take it back, and the student never learns of it
([decision 44](decisions/0044-held-moves.md)). A wrong move that the student has seen is corrected: \`correct\` goes from where the wrong move has led
back to where the case was, or to where another move would have led. The targets are derived from the table above. The student gets the explanation.

${[
  row('wrong state', 'can be corrected to'),
  row('---', '---'),
  ...APPLICATION_STATES.filter((state) => correctionsFrom(state).length > 0).map((state) =>
    row(
      `\`${state}\``,
      correctionsFrom(state)
        .map((to) => `\`${to}\``)
        .join(', '),
    ),
  ),
].join('\n')}

A draft is stored on the student's device; sending it creates the case. Closing a case starts the ${documentDays} days after which its documents are
deleted; taking it up again stops them. A case in ${SELF_CLOSING_STATES.map((state) => `\`${state}\``).join(', ')} is closed automatically when nothing has
happened in it for ${closingDays} days: no move, no message, no document. Another open case is closed by the system (\`lapse\`) when nothing at all has happened in it for ${idleCaseMonths} months and
its student, asked ${idleNoticeDays} days before, has not answered. All these numbers are in \`src/content/kept-days.ts\`.
`;
}

it('docs/application-states.md matches the table of transitions', async () => {
  const { code } = await format('application-states.md', page());
  await expect(code).toMatchFileSnapshot(FILE);
});

it('a move is allowed for the same roles in every state', () => {
  for (const [event, moves] of Map.groupBy(TRANSITIONS, (move) => move.event)) {
    expect(new Set(moves.map(({ who }) => who.join())).size, event).toBe(1);
  }
});
