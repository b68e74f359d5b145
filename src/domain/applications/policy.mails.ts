import { NEXT_ACTOR_WORDS, STATE_WORDS } from '../../content/application-states.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { MailData } from '../mails/policy.ts';

/** What mails about a case are filled with. */
interface Case {
  id: string;
  reference: string;
  preferred_course: string;
  preferred_university: string;
}

/** To the student, when the application has arrived. */
export const receivedData = (origin: string, about: Case): MailData['application-received'] => ({
  reference: about.reference,
  what: whatFor(about),
  next: STATE_WORDS.submitted.next,
  link: caseLink(origin, about),
});

/** To the office: nothing of the person, for mail lies about. @param link where staff open the case */
export const arrivedData = (link: string, about: Case): MailData['application-arrived'] => ({
  reference: about.reference,
  what: whatFor(about),
  link,
});

/** To the student, when the case has moved. @param note what staff wrote with it, or '' */
export function movedData(
  origin: string,
  about: Case,
  to: ApplicationState,
  note: string,
): MailData['application-moved'] {
  const { label, meaning, next, who } = STATE_WORDS[to];
  return {
    reference: about.reference,
    what: whatFor(about),
    state: label,
    meaning,
    next,
    who: who === 'nobody' ? '' : NEXT_ACTOR_WORDS[who],
    note,
    link: caseLink(origin, about),
  };
}

/** To the student, what staff wrote. */
export const noteData = (origin: string, about: Case, note: string): MailData['application-note'] => ({
  reference: about.reference,
  what: whatFor(about),
  note,
  link: caseLink(origin, about),
});

const caseLink = (origin: string, { id }: Case) => `${origin}/account/applications/${id}`;

/** What is applied for, behind 'for': 'Bachelor of Nursing at Example University'. Both may have been left empty. */
function whatFor({ preferred_course: course, preferred_university: university }: Case): string {
  if (course && university) return `${course} at ${university}`;
  return course || (university ? `a course at ${university}` : 'studies abroad');
}
