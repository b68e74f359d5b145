import { EVENT_WORDS, NEXT_ACTOR_WORDS, STATE_WORDS } from '../../content/application-states.ts';
import { nextStep } from '../../content/next-step.ts';
import { DOCUMENT_GROUPS, missingDocuments, type DocumentGroup } from '../../contract/application-form.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { FiledKind } from '../../contract/filed-kinds.ts';
import { intakeName } from '../../contract/intakes.ts';
import type { MailData } from '../mails/policy.ts';
import type { Answer, AnsweredCase } from './data.answers.ts';

/** What the mails about a case need. */
interface Case {
  id: string;
  reference: string;
  preferred_course: string;
  preferred_university: string;
  /** '2027-02' */
  intake: string | null;
}

/** To the student, when the application has arrived. @param groups the kinds of documents that came with it */
export function receivedData(
  origin: string,
  about: Case,
  groups: readonly DocumentGroup[],
): MailData['application-received'] {
  const { text, addDocuments } = nextStep('submitted', missingDocuments(groups));
  return {
    reference: about.reference,
    what: appliedFor(about),
    next: text,
    link: `${caseLink(origin, about)}${addDocuments ? '#documents' : ''}`,
  };
}

/**
 * To the office. Names no person, because mails may be read by others.
 * @param link URL of the case in the back office
 */
export const arrivedData = (link: string, about: Case): MailData['application-arrived'] => ({
  reference: about.reference,
  what: appliedFor(about),
  link,
});

/** To the student, when the case has moved. @param note message of staff that came with it, or '' */
export function movedData(
  origin: string,
  about: Case,
  to: ApplicationState,
  note: string,
): MailData['application-moved'] {
  const { label, news, meaning, next, who } = STATE_WORDS[to];
  return {
    reference: about.reference,
    what: appliedFor(about),
    state: label,
    news: news ?? label.toLowerCase(),
    meaning,
    next,
    who: who === 'nobody' ? '' : NEXT_ACTOR_WORDS[who],
    note,
    link: caseLink(origin, about),
  };
}

/** To the student, when a wrong state was put right. @param note the explanation */
export function correctedData(
  origin: string,
  about: Case,
  { from, to }: { from: ApplicationState; to: ApplicationState },
  note: string,
): MailData['application-moved'] {
  const { label } = STATE_WORDS[to];
  const wrong = STATE_WORDS[from].label;
  const data = movedData(origin, about, to, note);
  const meaning = `We told you “${wrong}”. That was our mistake: the right state is “${label}”. ${data.meaning}`;
  return { ...data, news: `corrected to ${label.toLowerCase()}`, meaning };
}

/** To the student, when a case was closed because nothing had happened in it for so many months. */
export function lapsedData(origin: string, about: Case, months: number): MailData['application-moved'] {
  const data = movedData(origin, about, 'closed', '');
  const meaning = `Nothing has happened in it for ${months} months, so we have closed it. If you are still interested, write to us and we will take it up again.`;
  return { ...data, meaning };
}

/** To the student of a case in which nothing has happened for long. @param closesOn '12 January 2027' */
export const idleData = (origin: string, about: Case, closesOn: string): MailData['application-idle'] => ({
  reference: about.reference,
  what: appliedFor(about),
  closesOn,
  link: caseLink(origin, about),
});

/** To the student: a message of staff. */
export const noteData = (
  origin: string,
  about: Case,
  note: string,
  /** The part of the page that it leads to: '#checklist' */
  anchor = '',
): MailData['application-note'] => ({
  reference: about.reference,
  what: appliedFor(about),
  note,
  link: `${caseLink(origin, about)}${anchor}`,
});

const FILED_NEWS: Readonly<Record<FiledKind, string>> = {
  offer_letter: 'Your offer letter is here',
  enrolment_confirmation: 'Your confirmation of enrolment is here',
  visa_grant: 'Your visa grant is here',
  receipt: 'Your receipt is here',
  other: 'We have a document for you',
};

/** To the student: the office shows a document. Its own words are left out: a mail may be read in transit. */
export const filedData = (
  origin: string,
  about: Case,
  kind: FiledKind,
): MailData['application-document'] => ({
  reference: about.reference,
  what: appliedFor(about),
  news: FILED_NEWS[kind],
  link: `${caseLink(origin, about)}#documents`,
});

/** To the office: what a student did in a case. No messages or file names: mail may be read in transit. */
export const answeredData = (link: string, about: AnsweredCase): MailData['application-answered'] => ({
  student: `${about.first_name} ${about.last_name}`.trim() || 'A student who gave no name',
  reference: about.reference,
  what: appliedFor(about),
  came: answerLines(about.answers),
  link,
});

/** 'Two documents: Passport Document', 'Offer accepted, with a message'. */
function answerLines(answers: readonly Answer[]): string[] {
  const added = answers.flatMap(({ groups }) => groups);
  const lines = answers
    .filter(({ event }) => event !== 'document_added')
    .map(({ event, note }) => {
      if (event === 'note') return 'A message';
      // Its note is the name of the offer.
      if (event === 'offer_wanted') return EVENT_WORDS.offer_wanted.done;
      const { done } = EVENT_WORDS[event as keyof typeof EVENT_WORDS];
      return note === '' ? done : `${done}, with a message`;
    });
  if (added.length === 0) return [...new Set(lines)];
  const kinds = DOCUMENT_GROUPS.filter(({ name }) => added.includes(name)).map(({ label }) =>
    label.replace(' (optional)', ''),
  );
  const documents = `${added.length === 1 ? 'One document' : `${added.length} documents`}: ${kinds.join(', ')}`;
  return [documents, ...new Set(lines)];
}

/** The page of a case in the student's account. */
export const caseLink = (origin: string, { id }: { id: string }) => `${origin}/account/applications/${id}`;

/**
 * What is applied for, to follow 'for': 'Bachelor of Nursing at Example University, February 2027'. Each field may be
 * empty.
 */
export function appliedFor({
  preferred_course: course,
  preferred_university: university,
  intake,
}: Case): string {
  const what =
    course && university
      ? `${course} at ${university}`
      : course || (university ? `a course at ${university}` : 'studies abroad');
  return [what, intakeName(intake)].filter(Boolean).join(', ');
}
