import type { MailData } from '../domain/mails/policy.ts';
import { Frame } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

/** To a member of staff who wants it, in the morning: what waits for them. */
export function TodayDigest({
  name,
  waiting,
  coming = 0,
  unassigned,
  sections,
  link,
}: MailData['today-digest'] & { name: string }) {
  const heading =
    waiting > 0
      ? `${counted(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for you today`
      : coming > 0
        ? 'Your day'
        : 'Nothing waits for you today';
  return (
    <Frame
      preview={sections.map(({ title, count }) => `${title}: ${count}`).join(', ') || heading}
      heading={heading}
    >
      <Paragraph>{name ? `Good morning, ${name}.` : 'Good morning.'}</Paragraph>
      {sections.map(({ title, count, cases: named }) => (
        <div key={title}>
          <Paragraph>
            <strong>
              {title}: {count}
            </strong>
          </Paragraph>
          {named.map((each) => (
            <Paragraph key={each.link}>
              <TextLink href={each.link}>{[each.who, each.what].filter(Boolean).join(', ')}</TextLink>
            </Paragraph>
          ))}
          {named.length > 0 && named.length < count && <Paragraph>and {count - named.length} more</Paragraph>}
        </div>
      ))}
      {unassigned > 0 && (
        <Paragraph>
          {unassigned} {unassigned === 1 ? 'has' : 'have'} no counselor yet.
        </Paragraph>
      )}
      <Action href={link}>Open Today</Action>
      <SmallPrint>
        You get this mail at 8:00 because you asked for it. Turn it off below the queue of Today.
      </SmallPrint>
    </Frame>
  );
}

const counted = (count: number): string =>
  count === 1 ? '1 case or enquiry' : `${count} cases and enquiries`;
