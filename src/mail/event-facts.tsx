import { Paragraph, TextLink } from './parts.tsx';

interface EventFactsProps {
  /** '12 December 2026, 2:00 PM to 4:00 PM' in Nepal's time; '' while the new date is not known. */
  when: string;
  /** At least one of place and online link is set for a person with a place; the other may be empty. */
  place: string;
  onlineLink: string;
}

/** When and where an event is. */
export function EventTimeAndPlace({ when, place, onlineLink }: EventFactsProps) {
  return (
    <>
      <Paragraph>
        {when === '' ? 'When: the new date will be announced.' : `When: ${when}, Nepal time (UTC+5:45).`}
      </Paragraph>
      {place !== '' && <Paragraph>Where: {place}.</Paragraph>}
      {onlineLink !== '' && (
        <Paragraph>
          {place === '' ? 'Where: online' : 'Or join online'}:{' '}
          <TextLink href={onlineLink}>{onlineLink}</TextLink>
        </Paragraph>
      )}
    </>
  );
}
