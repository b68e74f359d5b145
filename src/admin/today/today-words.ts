import { EVENT_WORDS, STATE_WORDS } from '../../content/application-states.ts';
import { deadlineWords } from '../../content/today-words.ts';
import { intakeName } from '../../contract/intakes.ts';
import type { TodayWhose } from '../../contract/today-sections.ts';
import type { TodayCase, TodayEnquiry, TodayItem } from '../../contract/today.ts';
import { dueWords } from '../../content/due-words.ts';

export const WHOSE_WORDS: Readonly<Record<TodayWhose, string>> = {
  mine: 'Mine',
  nobody: 'Unassigned',
  everybody: 'Everybody',
};

/** What students do, as staff say it. */
const ANSWERS: Readonly<Partial<Record<TodayCase['answers'][number], string>>> = {
  document_added: 'added documents',
  note: 'wrote',
  accept: 'accepted the offer',
  withdraw: 'withdrew',
  documents_complete: 'says that everything is there',
  offer_wanted: 'wants to accept an offer',
};

/** Why it is in the queue. @param today 'YYYY-MM-DD' in Nepal */
export function reasonOf(item: TodayCase, today: string): string {
  const { section, answers, next_step, next_on, state } = item;
  switch (section) {
    case 'answered':
      return sentence(
        answers.map((event) => ANSWERS[event] ?? EVENT_WORDS[event].done.toLowerCase()).join(', ') ||
          'answered',
      );
    case 'due':
      return `${next_step || 'Next step'}: ${next_on === null ? '' : dueWords(next_on, today)}`;
    case 'new':
      return 'Nobody looks after it yet';
    case 'waiting':
      return `${STATE_WORDS[state].label}: our turn`;
    case 'deadline':
      return deadlineWords(item, today);
    case 'today':
      return 'Today';
  }
}

/** Why an enquiry is in the queue. @param today 'YYYY-MM-DD' in Nepal */
export function enquiryReason(item: TodayEnquiry, today: string): string {
  if (item.section === 'due')
    return `${item.next_step || 'Next step'}: ${item.next_on === null ? '' : dueWords(item.next_on, today)}`;
  if (item.wants_call) return 'Wants to be called back';
  return item.section === 'new' ? 'Nobody looks after it yet' : 'Nobody has spoken to them yet';
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const HOUR_MS = 60 * 60 * 1000;

/** How long it has been so: '5 min', '3 h', '12 days'; '' where the reason says it. @param now milliseconds */
export function ageOf({ section, since }: Pick<TodayItem, 'section' | 'since'>, now: number): string {
  if (section === 'due' || section === 'deadline') return '';
  const passed = Math.max(0, now - Date.parse(since));
  if (passed < HOUR_MS) return `${Math.max(1, Math.round(passed / 60_000))} min`;
  if (passed < 24 * HOUR_MS) return `${Math.floor(passed / HOUR_MS)} h`;
  const days = Math.floor(passed / (24 * HOUR_MS));
  return days === 1 ? '1 day' : `${days} days`;
}

/** 'Australia · Bachelor of Nursing, Sample University · February 2027' */
export const wantedWords = ({ country, preferred_course, preferred_university, intake }: TodayCase): string =>
  [country, [preferred_course, preferred_university].filter(Boolean).join(', '), intakeName(intake)]
    .filter(Boolean)
    .join(' · ') || 'No course named';
