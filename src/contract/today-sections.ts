/** The queue of the start page, without schemas, because browsers load it. */

/** Why something is in the queue, in the order of the queue. What fits several stands in the first. */
export const TODAY_SECTIONS = ['answered', 'due', 'new', 'waiting', 'deadline', 'today'] as const;
export type TodaySection = (typeof TODAY_SECTIONS)[number];

export const TODAY_WHOSE = ['mine', 'nobody', 'everybody'] as const;
export type TodayWhose = (typeof TODAY_WHOSE)[number];
