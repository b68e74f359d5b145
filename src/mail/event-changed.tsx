import { consultancy } from '../content/consultancy.ts';
import type { MailData } from '../domain/mails/policy.ts';
import { DoorCode } from './door-code.tsx';
import { EventTimeAndPlace } from './event-facts.tsx';
import { Frame, PhoneLink } from './frame.tsx';
import { Action, Paragraph, SmallPrint, TextLink } from './parts.tsx';

type Changed = MailData['event-changed'];

const HEADINGS: Record<Changed['what'], string> = {
  moved: 'The event has a new time',
  elsewhere: 'The event is at a new place',
  put_off: 'The event is put off',
  new_date: 'The event has a new date',
  cancelled: 'The event is cancelled',
  on_again: 'The event takes place after all',
};

const firstSentence = ({ what, title, before }: Changed): string =>
  ({
    moved: `“${title}” was to be on ${before}, Nepal time. It has a new time.`,
    elsewhere: `We have changed where “${title}” takes place.`,
    put_off: `“${title}” will not take place on ${before}, Nepal time. We do not know the new date yet.`,
    new_date: `“${title}” was put off. Now it has a new date.`,
    cancelled: `“${title}” on ${before}, Nepal time, will not take place. We are sorry.`,
    on_again: `We had cancelled “${title}”. It takes place after all.`,
  })[what];

/** To everybody registered or waiting, when staff have changed when, where or whether an event takes place. */
export function EventChanged({ name, ...changed }: Changed & { name: string }) {
  const { what, waiting, calendar, code, link, eventLink } = changed;
  const isHeld = what !== 'put_off' && what !== 'cancelled';
  return (
    <Frame preview={firstSentence(changed)} heading={HEADINGS[what]} name={name}>
      <Paragraph>{firstSentence(changed)}</Paragraph>
      {isHeld && <EventTimeAndPlace {...changed} />}
      <Paragraph>{standing(changed)}</Paragraph>
      {calendar !== '' && (
        <Paragraph>
          {isHeld
            ? 'Open the attached file to correct your calendar.'
            : 'Is the event in your calendar? Open the attached file to remove it.'}
        </Paragraph>
      )}
      <DoorCode code={code} />
      <Action href={link}>
        {waiting || what === 'cancelled' ? 'See your events' : 'See or cancel your registration'}
      </Action>
      <SmallPrint>
        You get this because you registered for <TextLink href={eventLink}>the event</TextLink>. If it was not
        you who registered, call us: <PhoneLink phone={consultancy().phones[0] ?? ''} />.
      </SmallPrint>
    </Frame>
  );
}

/** What the change means for this person's place. */
function standing({ what, waiting }: Changed): string {
  if (what === 'cancelled') return 'You do not need to do anything.';
  if (what === 'put_off') {
    return waiting
      ? 'You stay on the waiting list. We write to you when the new date is known.'
      : 'You keep your place. We write to you when the new date is known.';
  }
  return waiting
    ? 'You are still on the waiting list and do not have a place yet.'
    : 'You keep your place. If you can’t come, please cancel, so that somebody else can have it.';
}
