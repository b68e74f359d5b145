import type { CallAddress } from '../../contract/calls/address.ts';

/**
 * The calls behind the resources of react-admin. A resource is a noun, or a list below one of its records:
 * 'events/7/registrations' is found under 'events/{id}/registrations'.
 */
const LISTS = {
  people: 'GET /api/staff/people/',
  applications: 'GET /api/staff/applications/',
  enquiries: 'GET /api/staff/enquiries/',
  'enquiry-imports': 'GET /api/staff/enquiry-imports/',
  'enquiry-imports/{id}/rows': 'GET /api/staff/enquiry-imports/{id}/rows/',
  appointments: 'GET /api/staff/appointments/',
  posts: 'GET /api/staff/posts/',
  events: 'GET /api/staff/events/',
  'events/{id}/registrations': 'GET /api/staff/events/{id}/registrations/',
  payments: 'GET /api/staff/payments/',
  mails: 'GET /api/staff/mails/',
  commissions: 'GET /api/staff/commissions/',
  universities: 'GET /api/staff/universities/',
  courses: 'GET /api/staff/courses/',
  scholarships: 'GET /api/staff/scholarships/',
  countries: 'GET /api/staff/countries/',
  campuses: 'GET /api/staff/campuses/',
  cities: 'GET /api/staff/cities/',
  levels: 'GET /api/staff/levels/',
  fields: 'GET /api/staff/fields/',
  facts: 'GET /api/staff/facts/',
  imports: 'GET /api/staff/imports/',
  'imports/{id}/lines': 'GET /api/staff/imports/{id}/lines/',
  'bulk-edits': 'GET /api/staff/bulk-edits/',
  'bulk-edits/{id}/records': 'GET /api/staff/bulk-edits/{id}/records/',
  held: 'GET /api/staff/held/',
  rates: 'GET /api/staff/rates/',
  'rates/{id}/history': 'GET /api/staff/rates/{id}/history/',
  pictures: 'GET /api/staff/pictures/',
  errors: 'GET /api/staff/errors/',
  'security-log': 'GET /api/staff/security-log/',
  backups: 'GET /api/staff/backups/',
  'change-log': 'GET /api/staff/change-log/',
  staff: 'GET /api/staff/people/',
  invitations: 'GET /api/staff/invitations/',
} as const satisfies Record<string, CallAddress>;

const RECORDS = {
  people: 'GET /api/staff/people/{id}/',
  applications: 'GET /api/staff/applications/{id}/',
  enquiries: 'GET /api/staff/enquiries/{id}/',
  'enquiry-imports': 'GET /api/staff/enquiry-imports/{id}/',
  events: 'GET /api/staff/events/{id}/',
  mails: 'GET /api/staff/mails/{id}/',
  imports: 'GET /api/staff/imports/{id}/',
  'bulk-edits': 'GET /api/staff/bulk-edits/{id}/',
  held: 'GET /api/staff/held/{id}/',
  rates: 'GET /api/staff/rates/{id}/',
  'change-log': 'GET /api/staff/change-log/{id}/',
  'open-work': 'GET /api/staff/people/{id}/open-work/',
  pictures: 'GET /api/staff/pictures/{id}/',
} as const satisfies Record<string, CallAddress>;

const CHANGES = {
  people: 'PATCH /api/staff/people/{id}/',
  enquiries: 'PATCH /api/staff/enquiries/{id}/',
} as const satisfies Record<string, CallAddress>;

const EXPORTS = {
  applications: 'GET /api/staff/applications/export/',
  enquiries: 'GET /api/staff/enquiries/export/',
  payments: 'GET /api/staff/payments/export/',
  'security-log': 'GET /api/staff/security-log/export/',
  'events/{id}/registrations': 'GET /api/staff/events/{id}/registrations/export/',
  'enquiry-imports/{id}/rows': 'GET /api/staff/enquiry-imports/{id}/rows/export/',
  'imports/{id}/lines': 'GET /api/staff/imports/{id}/lines/export/',
} as const satisfies Record<string, CallAddress>;

/** Lists that the API sorts as requested; it returns the others in its own order. */
const SORTED: ReadonlySet<string> = new Set([
  'people',
  'applications',
  'enquiries',
  'events',
  'posts',
  'universities',
  'courses',
  'scholarships',
  'countries',
  'cities',
  'campuses',
  'levels',
  'fields',
]);
export const isSorted = (resource: string): boolean => SORTED.has(resource);

/** The part of a call's list that a resource is: staff are people too. */
export const partOfList = (resource: string) => (resource === 'staff' ? { role: 'staff' } : {});

interface Found<Address> {
  address: Address;
  params: { id: string };
}

function find<Table extends Record<string, CallAddress>>(
  table: Table,
  what: string,
  resource: string,
): Found<Table[keyof Table]> {
  const [noun = '', id = '', ...rest] = resource.split('/');
  const key = id === '' ? noun : [noun, '{id}', ...rest].join('/');
  const address = table[key];
  if (address === undefined) throw new Error(`The staff API has no call for ${what} of ${resource}.`);
  return { address: address as Table[keyof Table], params: { id } };
}

export const listCall = (resource: string) => find(LISTS, 'a list', resource);
export const recordCall = (resource: string) => find(RECORDS, 'one record', resource).address;
export const changeCall = (resource: string) => find(CHANGES, 'a change', resource).address;
export const exportCall = (resource: string) => find(EXPORTS, 'an export', resource);
