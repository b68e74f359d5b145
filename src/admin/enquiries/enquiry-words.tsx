import type { EnquiryItem } from '../../contract/enquiries.ts';
import {
  ENQUIRY_SOURCES,
  ENQUIRY_STAGES,
  LOST_REASONS,
  type EnquiryStage,
} from '../../contract/enquiry-words.ts';
import { shortDate } from '../../contract/dates.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { Tag, type Tone } from '../parts/tag.tsx';

const TONES: Readonly<Record<EnquiryStage, Tone>> = {
  new: 'open',
  contacted: 'plain',
  counseling: 'plain',
  applying: 'good',
  lost: 'shut',
};

/** The stage, and that it may be spam. */
export function StageTag({
  enquiry: { stage, suspicions },
}: {
  enquiry: Pick<EnquiryItem, 'stage' | 'suspicions'>;
}) {
  return (
    <>
      <Tag tone={TONES[stage]}>{ENQUIRY_STAGES[stage]}</Tag>
      {suspicions.length > 0 && <Tag tone="wrong">Maybe spam</Tag>}
    </>
  );
}

/** What a person is called in lists: the name, or how they are reached. */
export const calledName = ({
  name,
  contact,
  email,
}: Pick<EnquiryItem, 'name' | 'contact' | 'email'>): string => name || contact || email;

/** 'Fair or event: Education fair, Dharan' */
export const sourceWords = ({
  source,
  source_detail,
}: Pick<EnquiryItem, 'source' | 'source_detail'>): string =>
  [ENQUIRY_SOURCES[source], source_detail].filter(Boolean).join(': ');

/** 'Nursing, Australia' */
export const wishWords = ({ interest, course, country }: EnquiryItem): string =>
  [interest || course?.name, country?.name].filter(Boolean).join(', ');

export const lostWords = ({ lost_reason }: Pick<EnquiryItem, 'lost_reason'>): string =>
  lost_reason === null ? '' : LOST_REASONS[lost_reason];

const todayInNepal = (): string => nepalDate(Date.now());

/** '28 Nov 2026', and whether that day is past. */
export function NextDay({ day }: { day: string | null }) {
  if (day === null) return null;
  const today = todayInNepal();
  return (
    <>
      <time dateTime={day}>{day === today ? 'Today' : shortDate(day)}</time>
      {day < today && <Tag tone="wrong">Overdue</Tag>}
    </>
  );
}

/** The choices of a list of words. */
export const choicesOf = <Code extends string>(words: Readonly<Record<Code, string>>) =>
  (Object.entries(words) as [Code, string][]).map(([value, label]) => ({ value, label }));
