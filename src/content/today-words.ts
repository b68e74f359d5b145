import type { TodaySection } from '../contract/today-sections.ts';

/** The sections of the queue of the day, as the start page and the mail of the morning call them. */
export const SECTION_WORDS: Readonly<Record<TodaySection, string>> = {
  answered: 'Students who answered',
  due: 'Due today and overdue',
  new: 'New, without a counselor',
  waiting: 'Our turn for too long',
  deadline: 'Deadlines within 14 days',
  today: "Today's appointments and events",
};
