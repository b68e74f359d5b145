import type { MailData } from '../domain/mails/policy.ts';
import { AnsweredCase } from './answered-case.tsx';
import { Frame } from './frame.tsx';
import { Action, SmallPrint } from './parts.tsx';

/** To the office: what a student has done in a case, without documents and texts of the student. */
export function ApplicationAnswered(told: MailData['application-answered']) {
  const { student, reference, link } = told;
  return (
    <Frame preview={`${reference}: ${told.came.join(', ')}`} heading={`${student} has answered`}>
      <AnsweredCase {...told} />
      <Action href={link}>Open it in the back office</Action>
      <SmallPrint>
        To protect the student, this mail does not show what they wrote or sent. The case stays unread for
        everybody until one of you opens it.
      </SmallPrint>
    </Frame>
  );
}
