import prettier from 'prettier';
import { expect, it } from 'vitest';
import { EVENT_WORDS, NEXT_ACTOR_WORDS, STATE_WORDS } from '../src/content/application-states.ts';
import { closingDays, documentDays } from '../src/content/privacy.ts';
import {
  APPLICATION_STATES,
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
  return `# Where a case stands

Drawn from the one table of moves, \`src/contract/application-states.ts\`. The database holds the same rows and refuses every other move
(\`db/migrations/0011_applications.sql\`, \`0015_application_moves.sql\`). A changed table fails \`tests/application-states.test.ts\` until this page is drawn anew:
\`npm run unit -- tests/application-states.test.ts -u\`. Moves that students make too are marked; staff make every one but the first.

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

A draft lives on the student's device; sending it makes the case. Closing a case begins the ${documentDays} days after which its documents are
deleted; taking it up again ends them. A case in ${SELF_CLOSING_STATES.map((state) => `\`${state}\``).join(', ')} closes by itself when nothing has
happened in it for ${closingDays} days: no move, no message, no document. Both numbers stand in \`src/content/privacy.ts\`.
`;
}

it('docs/application-states.md matches the table of transitions', async () => {
  const text = await prettier.format(page(), { parser: 'markdown' });
  await expect(text).toMatchFileSnapshot(FILE);
});

it('a move is allowed for the same roles in every state', () => {
  for (const [event, moves] of Map.groupBy(TRANSITIONS, (move) => move.event)) {
    expect(new Set(moves.map(({ who }) => who.join())).size, event).toBe(1);
  }
});
