import type { Matching } from '../../contract/enquiry-imports.ts';
import type { ImportField, MatchedField } from '../../contract/enquiry-import-words.ts';
import { MATCHED_FIELDS } from '../../contract/enquiry-import-words.ts';
import type { EnquirySource, EnquiryStage } from '../../contract/enquiry-words.ts';
import { readAddress } from '../accounts/policy.addresses.ts';
import { clean } from '../imports/clean.ts';
import { readDay, readMonth, type DayOrder } from './days.ts';
import { plainWord } from './heads.ts';
import { meaningOf, type OurLists } from './meanings.ts';
import { readPhones } from './phones.ts';

/** What a row of the file becomes. */
export interface Entry {
  name: string;
  email: string;
  email_key: string;
  contact: string;
  source: EnquirySource;
  source_detail: string;
  message: string;
  interest: string;
  country_id: number | null;
  intake: string | null;
  branch: string;
  counselor_id: string | null;
  stage: EnquiryStage;
  next_step: string;
  next_on: string | null;
  /** Day of the enquiry; null: the day of the import. */
  entered: string | null;
  /** Goes into the history. */
  notes: string;
}

export interface ReadOptions {
  matching: Matching;
  lists: OurLists;
  dates: DayOrder;
  /** Figures have all their digits, as in workbooks. */
  exact: boolean;
  /** Today in Nepal. */
  today: string;
}

/** Longest texts of an enquiry: src/contract/enquiry-bodies.ts. */
const MOST = {
  name: 150,
  contact: 80,
  source_detail: 150,
  interest: 300,
  text: 4_000,
  next_step: 200,
} as const;
const OLDEST = '1990-01-01';

/** The texts of a row by what its columns are. */
function textsOf(cells: readonly string[], columns: Matching['columns']): ReadonlyMap<ImportField, string> {
  const texts = new Map<ImportField, string>();
  columns.forEach((field, index) => {
    const raw = cells[index] ?? '';
    const text = field === 'message' || field === 'notes' ? raw.trim() : clean(raw);
    if (field === null || text === '' || clean(text) === '') return;
    const before = texts.get(field);
    const between = field === 'name' ? ' ' : field === 'notes' || field === 'message' ? '\n' : ', ';
    texts.set(field, before === undefined ? text : `${before}${between}${text}`);
  });
  return texts;
}

/** What the words of a row mean; what somebody has chosen counts first. */
function meaningsOf(texts: ReadonlyMap<ImportField, string>, { matching, lists }: ReadOptions) {
  const meanings = new Map<MatchedField, string | null>();
  for (const field of MATCHED_FIELDS) {
    const text = texts.get(field);
    if (text === undefined) continue;
    const chosen = matching.meanings.find(
      (each) => each.field === field && plainWord(each.text) === plainWord(text),
    );
    meanings.set(field, chosen ? chosen.meaning : meaningOf(field, text, lists));
  }
  return meanings;
}

/** Reads a row. @returns what it becomes, and what is wrong with it in sentences: then it is not written */
export function readEntry(
  cells: readonly string[],
  options: ReadOptions,
): { entry: Entry; problems: string[] } {
  const { matching } = options;
  const problems: string[] = [];
  const texts = textsOf(cells, matching.columns);
  const text = (field: ImportField) => texts.get(field) ?? '';
  const meanings = meaningsOf(texts, options);
  const notes = [text('notes')];
  const reach = readReachOf(texts, options, problems);
  const source = (meanings.get('source') as EnquirySource | null | undefined) || matching.source;
  const details = [text('source_detail'), text('source'), matching.source_detail].filter(
    (each) => each !== '',
  );
  const stage = (meanings.get('stage') as EnquiryStage | null | undefined) || 'new';
  if (text('stage') !== '' && plainWord(text('stage')) !== stage)
    notes.push(`Stage in the file: ${text('stage')}`);
  if (meanings.get('counselor') === null) notes.push(`Counselor in the file: ${text('counselor')}`);
  if (meanings.get('branch') === null) notes.push(`Branch in the file: ${text('branch')}`);
  const country = meanings.get('country') || null;
  const intake = text('intake') === '' ? null : (readMonth(text('intake')) ?? null);
  const wishes = [
    text('interest'),
    country === null ? text('country') : '',
    intake === null && text('intake') !== '' ? `intake ${text('intake')}` : '',
  ].filter((each) => each !== '');
  const entry: Entry = {
    name: nameOf(text('name') || text('given_name'), text('family_name')),
    ...reach.reach,
    source,
    source_detail: [...new Set(details)].slice(0, 2).join(', ').slice(0, MOST.source_detail),
    message: text('message'),
    interest: wishes.join(', '),
    country_id: country === null ? null : Number(country),
    intake,
    branch: meanings.get('branch') || '',
    counselor_id: meanings.get('counselor') || null,
    stage,
    next_step: text('next_step').slice(0, MOST.next_step),
    next_on: dayIn(text('next_on'), 'the day of the next step', options, problems),
    entered: dayIn(text('entered'), 'the day of the enquiry', options, problems),
    notes: [...notes, ...reach.more].filter((each) => each !== '').join('\n'),
  };
  checkEntry(entry, options, problems);
  return { entry, problems };
}

/** Beside a 'Full name' some files have the caste again, others need it. */
const nameOf = (name: string, family: string): string =>
  ` ${plainWord(name)} `.includes(` ${plainWord(family)} `) ? name : `${name} ${family}`.trim();

function readReachOf(
  texts: ReadonlyMap<ImportField, string>,
  { exact }: ReadOptions,
  problems: string[],
): { reach: Pick<Entry, 'email' | 'email_key' | 'contact'>; more: string[] } {
  const phones = readPhones(texts.get('contact') ?? '', exact);
  if ('problem' in phones) problems.push(phones.problem);
  const contact = 'number' in phones ? phones.number : '';
  const [first = '', ...others] = (texts.get('email') ?? '')
    .replaceAll(/mailto:|[<>]/gi, '')
    .replaceAll(/\s*@\s*/g, '@')
    .split(/[;,/\s]+/)
    .filter((each) => each !== '');
  const address = readAddress(first);
  if (first !== '' && !address) problems.push(`${texts.get('email') ?? ''} is not an e-mail address.`);
  const reached = contact !== '' || address !== null || problems.length > 0;
  if (!reached) problems.push('There is neither a phone number nor an e-mail address.');
  const reach = { contact, email: address?.email ?? '', email_key: address?.key ?? '' };
  return { reach, more: others.length > 0 ? [`Further addresses: ${others.join(', ')}`] : [] };
}

function dayIn(text: string, what: string, { dates }: ReadOptions, problems: string[]): string | null {
  if (text === '') return null;
  const day = readDay(text, dates);
  if (day === undefined)
    problems.push(`${text} cannot be read as ${what}. Write it like 2026-05-12 or 2083-01-29.`);
  return day ?? null;
}

function checkEntry(entry: Entry, { today }: ReadOptions, problems: string[]): void {
  if (entry.entered !== null && entry.entered > today)
    problems.push(`The day of the enquiry, ${entry.entered}, has not come yet.`);
  if (entry.entered !== null && entry.entered < OLDEST)
    problems.push(`The day of the enquiry, ${entry.entered}, is before 1990.`);
  const long = (what: string, text: string, most: number) => {
    if (text.length > most) problems.push(`${what} is longer than ${most.toLocaleString('en')} characters.`);
  };
  long('The name', entry.name, MOST.name);
  long('The phone number', entry.contact, MOST.contact);
  long('What the person wants', entry.interest, MOST.interest);
  long('What the person said', entry.message, MOST.text);
  long('The note', entry.notes, MOST.text);
}
