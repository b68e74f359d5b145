import { shortDate } from '../contract/dates.ts';
import { intakeName } from '../contract/intakes.ts';
import { nepalDate } from '../contract/nepal-time.ts';
import type { TodaySection } from '../contract/today-sections.ts';
import type { TodayCase } from '../contract/today.ts';
import { dueWords } from './due-words.ts';
import { caseDateName } from './offer-words.ts';

/** The sections of the queue of the day, as the start page and the mail of the morning call them. */
export const SECTION_WORDS: Readonly<Record<TodaySection, string>> = {
  answered: 'Students who answered',
  due: 'Due today and overdue',
  new: 'New, without a counselor',
  waiting: 'Our turn for too long',
  deadline: 'Deadlines within 14 days',
  today: "Today's appointments and events",
};

/** 'Offer of Sample University: reply by 3 Dec 2026', 'CAS expected: tomorrow'. @param today 'YYYY-MM-DD' in Nepal */
export function deadlineWords(
  { deadline, country, intake, since }: Pick<TodayCase, 'deadline' | 'country' | 'intake' | 'since'>,
  today: string,
): string {
  const day = deadline?.on ?? nepalDate(since);
  const words = dueWords(day, today);
  const when = words === shortDate(day) ? `on ${words}` : words;
  if (!deadline || deadline.kind === 'intake')
    return `Deadline for ${intakeName(intake) ?? 'the intake'}: ${when}`;
  const { kind, name } = deadline;
  if (kind === 'reply') return `Offer of ${name}: reply ${words === shortDate(day) ? `by ${words}` : words}`;
  if (kind === 'deposit') return `Deposit for ${name}: ${when}`;
  if (kind === 'condition') return `Condition ${name}: ${when}`;
  return `${caseDateName(kind, name, country)}: ${when}`;
}
