import { describe, expect, it } from 'vitest';
import { SHIPPED_CHECKLIST } from '../../content/checklist/index.ts';
import { askingFor, linesOf, stageOf } from './policy.ts';

const moves = (...states: string[]) => states.map((to_state) => ({ event: 'move', to_state }));

describe('how far a case is', () => {
  it.each([
    [['submitted'], 'apply'],
    [['submitted', 'in_review', 'sent_to_university'], 'offer'],
    [['submitted', 'offer', 'documents_requested', 'in_review'], 'offer'],
    [['submitted', 'offer', 'accepted', 'documents_requested'], 'visa'],
    [['submitted', 'rejected'], 'apply'],
    [[], 'apply'],
  ] as const)('%j is %s', (states, stage) => expect(stageOf(moves(...states))).toBe(stage));

  it('begins again when it is opened again, and goes back with a correction', () => {
    const accepted = moves('submitted', 'offer', 'accepted');
    expect(stageOf([...accepted, { event: 'reopen', to_state: 'in_review' }])).toBe('apply');
    expect(stageOf([...accepted, { event: 'correct', to_state: 'offer' }])).toBe('offer');
  });
});

describe('the shipped lines', () => {
  it('have keys of their own, and fit every country', () => {
    const keys = SHIPPED_CHECKLIST.lines.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(undefined);
    const about = { sponsors: [], marital_status: 'No' } as const;
    const lines = linesOf(SHIPPED_CHECKLIST.lines, { ...about, sponsors: [...about.sponsors] }, 'uk', []);
    expect(lines.map(({ key }) => key)).toContain('uk-tb-test');
    expect(lines.map(({ key }) => key)).not.toContain('usa-ds-160');
  });

  it('fit into one message, all of them', () => {
    const asked = SHIPPED_CHECKLIST.lines.map((line) => ({ ...line, reason: '' }));
    const message = askingFor(asked, '');
    for (const { name } of asked) expect(message).toContain(`• ${name}`);
  });
});
