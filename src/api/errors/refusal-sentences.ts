import { STATE_WORDS } from '../../content/application-states.ts';
import type { Mover } from '../../contract/application-states.ts';
import type { Move, PeopleToTell, RefusalFacts } from '../../contract/errors.ts';
import { nepalDayAndTime } from '../../contract/nepal-time.ts';
import { REFUSALS, type Refusal } from '../../contract/refusals.ts';
import { refusalInWords } from '../../contract/rights.ts';

/** The sentence of a refusal: its standard one, or one with the facts filled in. */
export function refusalSentence(reason: Refusal, facts?: RefusalFacts): string {
  switch (facts?.about) {
    case 'opening':
      return `Registration opens on ${nepalDayAndTime(facts.opensAt)} (Nepal time). Please come back then.`;
    case 'cases':
      return (
        `You have reached the limit for open applications (${facts.openCases}). ` +
        'Withdraw one that you no longer need, or write to us.'
      );
    case 'documents':
      return (
        `There is not enough room for these documents: you can keep ${facts.files.toLocaleString('en')} files with ` +
        `${inUnits(facts.bytes)} here. Nothing was saved. Send fewer or smaller files, or write to us.`
      );
    case 'second_factor':
      return 'To turn off your own second factor, go to Security in your account.';
    case 'last_try':
      return LAST_TRY[reason] ?? REFUSALS[reason].message;
    case 'right':
      return refusalInWords(facts.role, facts.right);
    case 'move':
      return moveSentence(facts.move, facts.viewer);
    case 'people':
      return `${peopleWords(facts)} have to know about this change. Decide whether they get a mail. Nothing is saved yet.`;
    case undefined:
      return REFUSALS[reason].message;
  }
}

/** '28 registered people and 3 on the waiting list' */
const peopleWords = ({ registered, waiting }: PeopleToTell): string =>
  [
    registered > 0 && `${registered.toLocaleString('en')} registered`,
    waiting > 0 && `${waiting.toLocaleString('en')} waiting`,
  ]
    .filter(Boolean)
    .join(' and ')
    .concat(registered + waiting === 1 ? ' person' : ' people');

const LAST_TRY: Partial<Record<Refusal, string>> = {
  current_password_wrong: 'This password is wrong. If the next one is wrong too, we will log you out here.',
  second_factor_wrong:
    'This code is wrong or has already been used. If the next one is wrong too, we will log you out here.',
};

const GB = 1024 ** 3;
const inUnits = (bytes: number) =>
  bytes >= GB ? `${Math.round(bytes / GB)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;

/** 'This case has changed since you opened it, so nothing was done. Sita Shrestha moved it to "Offer" on …' */
function moveSentence({ state, by, who, at }: Move, viewer: Mover): string {
  const when = `on ${nepalDayAndTime(new Date(at))}, Nepal time`;
  const where = `"${STATE_WORDS[state].label}"`;
  const mover = nameOf(by, who, viewer);
  const moved = mover ? `${mover} moved it to ${where} ${when}` : `It moved to ${where} by itself ${when}`;
  const what = viewer === 'student' ? 'application' : 'case';
  return `This ${what} has changed since you opened it, so nothing was done. ${moved}.`;
}

function nameOf(by: Move['by'], who: string | null, viewer: Mover): string | null {
  if (by === 'system') return null;
  if (viewer === 'student') return by === 'student' ? 'You' : 'Your counselor';
  return by === 'student' ? 'The student' : (who ?? 'A former colleague');
}
