import type { MailData } from '../domain/mails/policy.ts';
import { AnsweredCase } from './answered-case.tsx';
import { Frame } from './frame.tsx';
import { Paragraph, SmallPrint, TextLink } from './parts.tsx';

/** To the office, once a day: what students have done in their cases. */
export function ApplicationsAnswered({ cases }: MailData['applications-answered']) {
  const heading = `${cases.length} students have answered`;
  return (
    <Frame preview={cases.map(({ student }) => student).join(', ')} heading={heading}>
      {cases.map((each) => (
        <div key={each.reference}>
          <AnsweredCase {...each} />
          <Paragraph>
            <TextLink href={each.link}>{`Open ${each.reference} in the back office`}</TextLink>
          </Paragraph>
        </div>
      ))}
      <SmallPrint>
        To protect the students, this mail does not show what they wrote or sent. It leaves out cases that
        somebody has already opened.
      </SmallPrint>
    </Frame>
  );
}
