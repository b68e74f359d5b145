import { routes } from '../../contract/routes.ts';
import { SET_UP_WORDS, type SetUpStepName, type SiteContent } from '../../contract/site-setup.ts';
import { countsOf } from './sample-counts.ts';

export interface SetUpStep {
  name: SetUpStepName;
  title: string;
  text: string;
  /** Null: the data cannot tell. */
  done: boolean | null;
  /** A screen of the back office. */
  to?: string;
  /** A page outside it. */
  href?: string;
  /** It removes the samples. */
  samples?: true;
}

/** The steps of a new owner, each with whether the data say that it is done. */
export function stepsOf({
  documents,
  samples,
  sample_documents,
  own,
  second_factor,
  backup,
}: SiteContent): SetUpStep[] {
  const replaced = (name: string) => documents.some((each) => each.name === name && each.replaced);
  const left = Object.values(samples).reduce((sum, count) => sum + count, 0);
  const [contacts, shown] = [
    sample_documents.some(({ name }) => name === 'consultancy'),
    sample_documents.filter(({ name }) => name !== 'consultancy').map(({ title }) => title),
  ];
  const steps: Omit<SetUpStep, 'title'>[] = [
    {
      name: 'name',
      text: 'They are on every page and in every mail.',
      done: replaced('consultancy'),
      to: '/content/consultancy',
    },
    {
      name: 'contacts',
      text: 'E-mail, opening hours, social networks, appointments and messaging.',
      done: replaced('contacts'),
      to: '/content/contacts',
    },
    {
      name: 'offices',
      text: 'Address, phones and the map of the head office, and your branches.',
      done: replaced('offices'),
      to: '/content/offices',
    },
    {
      name: 'samples',
      text: [
        left > 0 && `Invented: ${countsOf(samples)}.`,
        shown.length > 0 && `Invented parts are on: ${shown.join(', ')}.`,
        contacts && 'Contacts stay marked as samples until you have entered your name, contacts and offices.',
        left + sample_documents.length === 0 && 'No samples are left.',
      ]
        .filter(Boolean)
        .join(' '),
      done: left + sample_documents.length === 0,
      samples: true,
    },
    {
      name: 'post',
      text: 'Write about something that your students ask every week.',
      done: own.articles > 0,
      to: '/posts',
    },
    {
      name: 'import',
      text: 'Bring in real courses from an official register or a table.',
      done: own.courses > 0,
      to: '/imports',
    },
    {
      name: 'second_factor',
      text: 'A code from your phone, so that a stolen password is not enough. Set it up in your account.',
      done: second_factor,
      href: routes.accountSecurity(),
    },
    {
      name: 'backup',
      text: 'An encrypted copy of the database and of the documents, every night and in another place. Whoever runs your server sets it up, keeps its key elsewhere, and tries a restore once (docs/backup.md). If the server itself is backed up in another way, say that it is done.',
      done: backup || null,
      to: '/backups',
    },
  ];
  return steps.map((step) => ({ ...step, title: SET_UP_WORDS[step.name] }));
}
