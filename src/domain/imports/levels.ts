import { fold } from '../search/terms.ts';

interface NewLevel {
  position: number;
  hidden: boolean;
}

/** Order in filters, in the sequence of studies: levels leading to a degree first, then others, schools last. */
const POSITIONS: Readonly<Record<string, number>> = {
  'Non AQF Award': 150,
  'Vocational Short Course': 190,
  'Certificate I': 210,
  'Certificate II': 220,
  'Certificate III': 230,
  'Certificate IV': 240,
  Diploma: 300,
  'Advanced Diploma': 310,
  'Associate Degree': 320,
  'Bachelor Degree': 400,
  'Bachelor Honours Degree': 410,
  'Graduate Certificate': 500,
  'Graduate Diploma': 510,
  'Masters Degree (Coursework)': 600,
  'Masters Degree (Extended)': 610,
  'Masters Degree (Research)': 620,
  'Doctoral Degree': 700,
  'Kindergarten Studies': 900,
  'Primary School Studies': 910,
  'Junior Secondary Studies': 920,
  'Senior Secondary Certificate of Education': 930,
};

const positions = new Map(Object.entries(POSITIONS).map(([name, position]) => [fold(name), position]));
const SCHOOL = /\b(?:kindergarten|pre-?school|primary|secondary)\b/i;

/** A level that is not in the catalogue yet. Staff may show or hide it later; imports do not change that. */
export function newLevel(name: string): NewLevel {
  const hidden = SCHOOL.test(name);
  return { position: positions.get(fold(name)) ?? (hidden ? 990 : 800), hidden };
}
