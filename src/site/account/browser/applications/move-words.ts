import { EVENT_WORDS, STATE_WORDS } from '../../../../content/application-states.ts';
import { documentDays } from '../../../../content/privacy.ts';
import type { ApplicationEvent } from '../../../../contract/application-states.ts';
import type { Application } from '../../../../contract/applications.ts';

interface MoveWords {
  /** On the button, and on the one that confirms it. */
  action: string;
  busy: string;
  question: string;
  /** What it means, paragraph by paragraph. */
  meaning: (application: Application) => readonly string[];
  noteLabel: string;
  keep: string;
  /** Said when it is done. */
  done: string;
}

/** Characters of a note or a message, as the API takes them. */
export const NOTE_LENGTH = 4000;
const NOTE = 'Message to your counsellor (optional)';

/** What a student may be allowed to do with a case, in words. */
export const MOVE_WORDS = {
  accept: {
    action: EVENT_WORDS.accept.action,
    busy: 'Accepting…',
    question: 'Accept this offer?',
    meaning: ({ state, preferred_university: university }) => [
      `You tell us that you want the place${university && ` at ${university}`}.`,
      ...(state === 'conditional_offer' ? ['Its conditions still have to be met.'] : []),
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
      `We have ${documents.length === 1 ? 'one document' : `${documents.length} documents`} from you. Your counsellor will check them and go on with your application.`,
      'You can still add documents afterwards.',
    ],
    noteLabel: NOTE,
    keep: 'Not yet',
    done: 'Your counsellor knows that everything is there.',
  },
  withdraw: {
    action: EVENT_WORDS.withdraw.action,
    busy: 'Withdrawing…',
    question: 'Withdraw this application?',
    meaning: ({ reference }) => [
      `We stop working on ${reference}, and tell the university if we have already sent it there. You cannot undo this yourself. If you change your mind, write to us.`,
      `Your other applications go on. The documents of this one are deleted ${documentDays} days after we close it.`,
    ],
    noteLabel: 'Why? (optional, it helps us to help you)',
    keep: 'Keep my application',
    done: 'Your application is withdrawn.',
  },
} as const satisfies Partial<Record<ApplicationEvent, MoveWords>>;

export type StudentMove = keyof typeof MOVE_WORDS;

/** Every move a student may be allowed but sending the form; what has no words here has no button. */
export const isStudentMove = (event: ApplicationEvent): event is StudentMove => event in MOVE_WORDS;
