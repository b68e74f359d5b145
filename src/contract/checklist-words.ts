/** Words of checklists. Plain data, because the browser loads them. */

/** Who pays for the studies. */
export const SPONSORS = {
  self: 'The student',
  family: 'Parents or relatives',
  loan: 'Education loan',
  scholarship: 'Scholarship',
  employer: 'Employer',
} as const;
export type Sponsor = keyof typeof SPONSORS;
export const SPONSOR_KINDS = Object.keys(SPONSORS) as [Sponsor, ...Sponsor[]];

/** When a line is needed, in the order of a case. */
export const CHECKLIST_STAGES = {
  apply: 'To apply',
  offer: 'For the offer',
  visa: 'For the visa and the departure',
} as const;
export type ChecklistStage = keyof typeof CHECKLIST_STAGES;
export const STAGES = Object.keys(CHECKLIST_STAGES) as [ChecklistStage, ...ChecklistStage[]];

/** How a line stands. 'aside': this case does not need it. */
export const LINE_STATES = ['missing', 'arrived', 'accepted', 'redo', 'aside'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Whether a line is needed now or was needed before. */
export const isDue = (stage: ChecklistStage, now: ChecklistStage): boolean =>
  STAGES.indexOf(stage) <= STAGES.indexOf(now);
