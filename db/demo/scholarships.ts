import type { Cover, ScholarshipKind } from './types.ts';

interface KindTexts {
  /** `{value}` and `{university}` are filled in. */
  details: readonly string[];
  requirements: string;
  covers: Cover;
}

const DEGREES = ['BAC', 'HON', 'MAS', 'EXT'] as const;

/** What a scholarship of each kind gives and asks. Sample terms: no real scholarship works exactly so. */
export const SCHOLARSHIP_KINDS: Record<ScholarshipKind, KindTexts> = {
  merit: {
    details: [
      '{value} off the annual tuition fee, for every year of the course.',
      'Decided together with your offer: there is no separate form.',
      'Stays yours while you pass every subject of the year before.',
    ],
    requirements:
      'At least 75% or a GPA of 3.2 in your last completed qualification, and an unconditional offer.',
    covers: { levels: DEGREES },
  },
  'south asia': {
    details: [
      '{value} off the tuition fee of the first year.',
      'For students who finished their last qualification in Nepal or elsewhere in South Asia.',
      'Can be held together with one other award of {university}.',
    ],
    requirements:
      'Citizenship of a South Asian country and a complete application before the deadline of your intake.',
    covers: { levels: ['DIP', 'ADV', 'BAC', 'HON', 'MAS'] },
  },
  early: {
    details: [
      '{value} off the first invoice.',
      'Given to everyone who accepts the offer and pays the deposit within four weeks of receiving it.',
    ],
    requirements: 'Accept your offer and pay the deposit within 28 days. You don’t need anything else.',
    covers: { levels: ['FND', 'DIP', 'BAC', 'HON', 'GCT', 'GDP', 'MAS'] },
  },
  women: {
    details: [
      '{value} a year for women who study engineering, computing or the physical sciences.',
      'A mentor from the third or fourth year for your first two semesters.',
    ],
    requirements:
      'A place on an eligible course, 70% in mathematics, and a statement of up to 400 words about what you want to build.',
    covers: { fields: ['ENG', 'INF', 'SCI'], levels: ['BAC', 'HON', 'MAS'] },
  },
  research: {
    details: [
      '{value} towards tuition and a living allowance, paid every two weeks.',
      'Covers the usual length of a research degree and one conference a year.',
    ],
    requirements:
      'A master degree or first class honours, a research outline of two pages, and a supervisor who has agreed in writing.',
    covers: { levels: ['MRE', 'PHD'] },
  },
  creative: {
    details: [
      '{value} off the annual tuition fee.',
      'A place in the exhibition or concert at the end of the year.',
    ],
    requirements: 'A portfolio of ten pieces, or a recording of fifteen minutes. School results don’t count.',
    covers: { fields: ['CRE', 'ARC'] },
  },
  family: {
    details: [
      '{value} off tuition when a brother, sister, parent or partner studies or has studied at {university}.',
    ],
    requirements: 'A document that shows how you are related, and the student number of your relative.',
    covers: { levels: ['ENG', 'FND', 'CRT', 'DIP', 'ADV', 'ASD', 'BAC', 'HON', 'MAS'] },
  },
  need: {
    details: [
      '{value} a year, renewed while your family situation is the same.',
      'Decided by a committee that does not see your name.',
    ],
    requirements:
      'Proof of family income for the last two years, at least 60% in your last qualification, and a letter from a teacher.',
    covers: { levels: ['ASD', 'BAC', 'HON', 'MAS'] },
  },
  vocational: {
    details: ['{value} off the tuition fee.', 'Tools, uniform or knives of the trade are included.'],
    requirements: 'Six months of work or training in the trade, shown by a letter from your employer.',
    covers: { levels: ['CRT', 'CT3', 'CT4', 'DIP', 'ADV'] },
  },
};
