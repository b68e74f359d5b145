/** Who may do what in the back office: one table, read by the API, lists and screens. Without zod: browsers read it. */

export const STAFF_ROLES = ['owner', 'editor', 'counselor', 'reader'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ACTIONS = ['read', 'write'] as const;
export type Action = (typeof ACTIONS)[number];

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
  /** Tables of personal data as files. */
  exports: { read: ['owner', 'counselor'], write: ['owner'] },
  mails: { read: office, write: office },
  /** Accounts of visitors and students. */
  people: { read: everybody, write: ['owner', 'counselor'] },
  /** Staff: invitations, roles, leavers. */
  staff: { read: everybody, write: ['owner'] },
  /** The security log and the log of changes. */
  log: { read: ['owner'], write: [] },
} as const satisfies Record<string, Row>;
export type RightObject = keyof typeof RIGHTS;

/** Whether a role may do this to an object. */
export const can = (role: StaffRole, action: Action, object: RightObject): boolean =>
  (RIGHTS[object][action] as readonly StaffRole[]).includes(role);
