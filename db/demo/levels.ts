import type { DemoLevel, Field, Level } from './types.ts';

/** Qualification levels, named as the Australian register (CRICOS) names them wherever it has the level. */
export const LEVELS: Record<Level, DemoLevel> = {
  ENG: { name: 'English Language', position: 100, fees: 'pathway' },
  FND: { name: 'Foundation / Pathway', position: 110, fees: 'pathway' },
  CRT: { name: 'Certificate', position: 200, fees: 'vocational' },
  CT3: { name: 'Certificate III', position: 230, fees: 'vocational' },
  CT4: { name: 'Certificate IV', position: 240, fees: 'vocational' },
  DIP: { name: 'Diploma', position: 300, fees: 'vocational' },
  ADV: { name: 'Advanced Diploma', position: 310, fees: 'vocational' },
  ASD: { name: 'Associate Degree', position: 320, fees: 'undergraduate' },
  BAC: { name: 'Bachelor Degree', position: 400, fees: 'undergraduate' },
  HON: { name: 'Bachelor Honours Degree', position: 410, fees: 'undergraduate' },
  GCT: { name: 'Graduate Certificate', position: 500, fees: 'postgraduate' },
  GDP: { name: 'Graduate Diploma', position: 510, fees: 'postgraduate' },
  MAS: { name: 'Masters Degree (Coursework)', position: 600, fees: 'postgraduate' },
  EXT: { name: 'Masters Degree (Extended)', position: 610, fees: 'postgraduate' },
  MRE: { name: 'Masters Degree (Research)', position: 620, fees: 'postgraduate' },
  PHD: { name: 'Doctoral Degree', position: 700, fees: 'doctoral' },
};

/** Programs of interest: the twelve broad fields of the Australian register. */
export const FIELDS: Record<Field, string> = {
  SCI: 'Natural and Physical Sciences',
  INF: 'Information Technology',
  ENG: 'Engineering and Related Technologies',
  ARC: 'Architecture and Building',
  AGR: 'Agriculture, Environmental and Related Studies',
  HEA: 'Health',
  EDU: 'Education',
  COM: 'Management and Commerce',
  SOC: 'Society and Culture',
  CRE: 'Creative Arts',
  FOO: 'Food, Hospitality and Personal Services',
  MIX: 'Mixed Field Programmes',
};
