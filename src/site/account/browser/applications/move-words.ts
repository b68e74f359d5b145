import { EVENT_WORDS, STATE_WORDS } from '../../../../content/application-states.ts';
import { documentDays } from '../../../../content/kept-days.ts';
import type { ApplicationEvent } from '../../../../contract/application-states.ts';
import type { Application } from '../../../../contract/applications.ts';

interface MoveWords {
  /** Label of the button and of the one that confirms. */
  action: string;
  busy: string;
  question: string;
  /** Explanation, one text per paragraph. */
  meaning: (application: Application) => readonly string[];
  noteLabel: string;
  keep: string;
  /** Shown when the move is done. */
  done: string;
}

/** Maximum length of a note or message in characters, as in the API. */
export const NOTE_LENGTH = 4000;
const NOTE = 'Message to your counselor (optional)';

/** Texts for the moves that a student can make. */
export const MOVE_WORDS = {
  accept: {
    action: EVENT_WORDS.accept.action,
    busy: 'Accepting…',
    question: 'Accept this offer?',
    meaning: ({ state, preferred_university: university }) => [
      `You tell us that you want the place${university && ` at ${university}`}.`,
      ...(state === 'conditional_offer' ? ['You still have to meet its conditions.'] : []),
      STATE_WORDS.accepted.next,
    ],
    noteLabel: NOTE,
    keep: 'Not yet',
    done: 'You have accepted the offer.',
  },
  documents_complete: {
    action: EVENT_WORDS.documents_complete.action,
    busy: 'Sending…',
    question: 'Is everything there?',
    meaning: ({ documents }) => [
      `We have ${documents.length === 1 ? 'one document' : `${documents.length} documents`} from you. Your counselor will check them and continue with your application.`,
      'You can still add documents later.',
    ],
    noteLabel: NOTE,
    keep: 'Not yet',
    done: 'We have told your counselor that everything is there.',
  },
  withdraw: {
    action: EVENT_WORDS.withdraw.action,
    busy: 'Withdrawing…',
    question: 'Withdraw this application?',
    meaning: ({ reference }) => [
      `We stop working on ${reference}, and tell the university if we have already sent it there. You cannot undo this yourself. If you change your mind, write to us.`,
      `Your other applications continue. We delete the documents of this one ${documentDays} days after we close it.`,
    ],
    noteLabel: 'Why? (optional, but it helps us help you)',
    keep: 'Keep my application',
    done: 'You have withdrawn your application.',
  },
} as const satisfies Partial<Record<ApplicationEvent, MoveWords>>;

export type StudentMove = keyof typeof MOVE_WORDS;

/** Every student move except submitting the form. Moves without texts here get no button. */
export const isStudentMove = (event: ApplicationEvent): event is StudentMove => event in MOVE_WORDS;
