/** Who may do what in the back office: one table, read by the API, lists and screens. Without zod: browsers read it. */

export const STAFF_ROLES = ['owner', 'editor', 'counselor', 'reader'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ACTIONS = ['read', 'write'] as const;
export type Action = (typeof ACTIONS)[number];

/** The roles in words: their name, and who should have one. */
export const ROLE_WORDS: Readonly<Record<StaffRole, { label: string; article: string; about: string }>> = {
  owner: { label: 'Owner', article: 'an owner', about: 'Does everything, and decides who else works here.' },
  editor: {
    label: 'Editor',
    article: 'an editor',
    about:
      'Edits the site, the catalogue, posts, events and pictures. Sees applications but does not work them.',
  },
  counselor: {
    label: 'Counselor',
    article: 'a counselor',
    about:
      'Works enquiries and applications, helps students with their accounts and holds events. Does not change the site.',
  },
  reader: { label: 'Reader', article: 'a reader', about: 'Sees the work of the office and changes nothing.' },
};

type Row = Record<Action, readonly StaffRole[]>;
const everybody = STAFF_ROLES;
const editors = ['owner', 'editor'] as const;
const office = ['owner', 'editor', 'counselor'] as const;

/** The objects of the back office. */
export const RIGHTS = {
  /** Pages, settings and figures of the site. */
  content: { read: everybody, write: editors },
  posts: { read: everybody, write: editors },
  events: { read: everybody, write: office },
  /** People registered for events: their names, check-in and mails to them. */
  attendees: { read: everybody, write: office },
  catalogue: { read: everybody, write: editors },
  imports: { read: editors, write: editors },
  pictures: { read: everybody, write: editors },
  cases: { read: everybody, write: ['owner', 'counselor'] },
  /** Saved views of the list of cases that the whole office sees. */
  views: { read: everybody, write: ['owner', 'counselor'] },
  /** People who asked something and have not applied yet. */
  enquiries: { read: everybody, write: ['owner', 'counselor'] },
  /** What universities pay for students. */
  commissions: { read: ['owner'], write: ['owner'] },
  /** Numbers of the office. They name no student, and who reads them may read the lists behind them. */
  reports: { read: everybody, write: [] },
  /** What students owe and have paid. */
  money: { read: ['owner', 'counselor'], write: ['owner', 'counselor'] },
  /** Tables of personal data as files. */
  exports: { read: ['owner', 'counselor'], write: ['owner'] },
  mails: { read: office, write: office },
  /** Accounts of visitors and students. */
  people: { read: everybody, write: ['owner', 'counselor'] },
  /** Staff: invitations, roles, leavers. */
  staff: { read: everybody, write: ['owner'] },
  /** The security log and the log of changes. */
  log: { read: ['owner'], write: [] },
  /** How backups went. They are made by the operator's settings and commands. */
  backups: { read: ['owner'], write: [] },
} as const satisfies Record<string, Row>;
export type RightObject = keyof typeof RIGHTS;
/** What a call needs: to read or to write an object. */
export type Right = readonly [object: RightObject, action: Action];

/** Each right in words, to follow 'can' or 'cannot'. */
export const RIGHT_WORDS: Readonly<Record<RightObject, Readonly<Record<Action, string>>>> = {
  content: {
    read: 'see pages, settings and figures of the site',
    write: 'change pages, settings and figures of the site',
  },
  posts: { read: 'see posts', write: 'change posts' },
  events: { read: 'see events', write: 'change events' },
  attendees: {
    read: 'see who is registered for events',
    write: 'check people in at events and write to them',
  },
  catalogue: { read: 'see the catalogue', write: 'change the catalogue' },
  imports: { read: 'see imports', write: 'import' },
  pictures: { read: 'see pictures', write: 'change pictures' },
  cases: { read: 'see applications', write: 'work applications' },
  views: { read: 'save views for themselves', write: 'share saved views with the office' },
  enquiries: { read: 'see enquiries', write: 'enter and work enquiries' },
  commissions: { read: 'see commissions', write: 'enter commissions' },
  reports: { read: 'see reports', write: 'change reports' },
  money: { read: 'see what students owe and have paid', write: 'charge students and take payments' },
  exports: { read: 'download lists of people', write: 'set up downloads of people' },
  mails: { read: 'see mails', write: 'send mails again' },
  people: { read: 'see accounts', write: 'help with accounts and disable them' },
  staff: { read: 'see who works here', write: 'decide who works here and in which role' },
  log: { read: 'read the logs', write: 'change the logs' },
  backups: { read: 'see how backups went', write: 'change backups' },
};

/** Whether a role may do this to an object. */
export const can = (role: StaffRole, action: Action, object: RightObject): boolean =>
  rolesThatCan(action, object).includes(role);

export const rolesThatCan = (action: Action, object: RightObject): readonly StaffRole[] =>
  RIGHTS[object][action];

/** Why somebody with this role may not do this, and whom to ask. */
export function refusalInWords(role: StaffRole, [object, action]: Right): string {
  const able = rolesThatCan(action, object).map((each) => `${ROLE_WORDS[each].label.toLowerCase()}s`);
  const whom =
    able.length > 1
      ? `Ask one of the ${able.slice(0, -1).join(', ')} or ${able.at(-1)!}.`
      : able.length === 1
        ? `Ask one of the ${able[0]!}.`
        : 'Nobody can.';
  return `As ${ROLE_WORDS[role].article} you cannot ${RIGHT_WORDS[object][action]}. ${whom}`;
}
