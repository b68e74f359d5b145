import type { MailData } from '../domain/mails/policy.ts';
import { styles } from './theme.ts';
import { Paragraph } from './parts.tsx';

/** One case and its answers: 'Asha Rai, PR-7K3M-92QD, for …' with a line for each answer. */
export function AnsweredCase({ student, reference, what, came }: MailData['application-answered']) {
  return (
    <>
      <Paragraph>
        {student}, {reference}, for {what}:
      </Paragraph>
      <ul style={STYLE} className="mail-text">
        {came.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

const STYLE = { ...styles.text, paddingLeft: '24px' };
