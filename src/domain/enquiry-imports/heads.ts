import type { ImportField } from '../../contract/enquiry-import-words.ts';

/** What the headings of offices' spreadsheets mean. */

/** A heading or a word in the form in which both are compared. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const NAMES: Readonly<Record<ImportField, string>> = {
  name: 'name|full name|student|student name|students name|student s name|name of student|candidate|candidate name|client|client name|contact name|visitor|visitor name|नाम|पूरा नाम|विद्यार्थी|विद्यार्थीको नाम|naam',
  given_name: 'first name|given name|forename|fname|पहिलो नाम',
  family_name: 'last name|surname|family name|lname|caste|थर',
  contact:
    'phone|phone no|phone number|mobile|mobile no|mobile number|mob|mob no|contact|contact no|contact number|contact details|cell|cell no|tel|telephone|whatsapp|whatsapp no|whatsapp number|viber|number|ph|ph no|फोन|फोन नम्बर|मोबाइल|मोबाइल नम्बर|सम्पर्क|सम्पर्क नम्बर',
  email: 'email|e mail|email address|e mail address|email id|mail|mail id|gmail|इमेल|इमेल ठेगाना',
  interest:
    'interest|interested in|interested course|interested program|course|course interested|preferred course|program|programme|subject|wants|requirement|enquiry for|inquiry for|looking for|study interest|रुचि|विषय|कोर्स',
  country:
    'country|destination|interested country|preferred country|country interested|country of interest|destination country|study destination|देश',
  intake: 'intake|preferred intake|session|start|intended intake|इन्टेक',
  message: 'message|question|query|said|what the person said|enquiry|inquiry|enquiry details|सन्देश|प्रश्न',
  notes: 'notes|note|remarks|remark|comment|comments|follow up notes|feedback|description|कैफियत|टिप्पणी',
  source:
    'source|lead source|enquiry source|inquiry source|how did you hear about us|how did you know|how you know about us|medium|channel|via|through|स्रोत|माध्यम',
  source_detail:
    'source detail|source details|fair|event|fair name|event name|referred by|reference|referral|reference by|मेला',
  entered:
    'date|enquiry date|inquiry date|date of enquiry|date of inquiry|visit date|date of visit|visited on|visited date|created|created at|created on|created date|entry date|lead date|timestamp|registered on|day of the enquiry|miti|मिति',
  counselor:
    'counselor|counsellor|counselor name|counsellor name|owner|lead owner|assigned to|assignee|assigned|handled by|attended by|staff|counseled by|counselled by|परामर्शदाता',
  branch: 'branch|office|location of office|branch office|शाखा',
  stage: 'stage|status|lead status|enquiry status|inquiry status|current status|अवस्था|स्थिति',
  next_step: 'next step|next action|to do|todo|follow up|followup|action',
  next_on:
    'next step date|day of the next step|next date|next follow up|next followup|follow up date|followup date|next follow up date|due date|reminder',
};

const BY_NAME = new Map<string, ImportField>(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split('|').map((name) => [plainWord(name), field as ImportField] as const),
  ),
);

/** Headings about somebody else than the person. */
const OTHERS =
  /\b(father|mother|parent|parents|guardian|spouse|emergency|college|school|university|company)\b/;
/** Words that decide what a longer heading means, such as 'Mobile (WhatsApp)' or 'Your e-mail please'. */
const WORDS: readonly (readonly [RegExp, ImportField])[] = [
  [/\b(e ?mail|gmail)\b/, 'email'],
  [/\b(mobile|phone|whatsapp|viber|telephone)\b/, 'contact'],
  [/\bnext\b.*\b(date|day|on)\b|\bfollow ?up\b.*\bdate\b/, 'next_on'],
  [/\b(first|given) name\b/, 'given_name'],
  [/\b(last|family) name\b|\bsurname\b/, 'family_name'],
  [/\b(counsel|counselor|counsellor|owner|assigned)\b/, 'counselor'],
  [/\bhear about\b|\bsource\b/, 'source'],
  [/\b(country|destination)\b/, 'country'],
  [/\bintake\b/, 'intake'],
  [/\binterest(ed)?\b/, 'interest'],
  [/\b(remarks?|comments?|notes?)\b/, 'notes'],
  [/\bstatus\b|\bstage\b/, 'stage'],
  [/^date\b/, 'entered'],
  [/\bname\b/, 'name'],
];

/** What a heading means; null if it says nothing that an enquiry has. */
export function fieldOf(heading: string): ImportField | null {
  const plain = plainWord(heading);
  if (plain === '') return null;
  const known = BY_NAME.get(plain);
  if (known) return known;
  if (OTHERS.test(plain) || /\b(of birth|dob|passport)\b/.test(plain)) return null;
  return WORDS.find(([word]) => word.test(plain))?.[1] ?? null;
}

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());
const isPhone = (text: string) => /^[+\d(][\d\s().+/-]{6,30}$|^9\.\d+e\+?9$/i.test(text.trim());

/**
 * What each column seems to be: by its heading, else by what stands in it. Fields that one column can be go to the first.
 * @param samples texts of each column
 */
export function guessColumns(
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  joined: ReadonlySet<ImportField>,
): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const take = (field: ImportField | null): ImportField | null => {
    if (field === null || (taken.has(field) && !joined.has(field))) return null;
    taken.add(field);
    return field;
  };
  const columns = headings.map((heading) => take(fieldOf(heading)));
  // A whole name beside its parts would be written twice.
  if (columns.includes('name') && columns.includes('given_name'))
    for (const [index, field] of columns.entries())
      if (field === 'given_name' || field === 'family_name') columns[index] = null;
  const most = (texts: readonly string[], fits: (text: string) => boolean) =>
    texts.length > 0 && texts.filter((text) => fits(text)).length > texts.length * 0.6;
  return columns.map((field, index) => {
    if (field !== null || OTHERS.test(plainWord(headings[index] ?? ''))) return field;
    const texts = (samples[index] ?? []).filter((text) => text.trim() !== '');
    if (!taken.has('email') && most(texts, isEmail)) return take('email');
    return !taken.has('contact') && most(texts, isPhone) ? take('contact') : null;
  });
}

/** Which of the first rows has the headings: the one with most that we know; 0 if none has any. */
export function findHeader(rows: readonly { number: number; cells: readonly string[] }[]): number {
  let best = { number: 0, known: 0 };
  for (const { number, cells } of rows) {
    const known = new Set(cells.map((cell) => (cell.length > 60 ? null : fieldOf(cell)))).size;
    const fields = cells.filter((cell) => cell.length <= 60 && fieldOf(cell) !== null).length;
    // A title such as 'Enquiries of the fair' is one cell; a row of headings has several of different kinds.
    if (fields >= 2 && known > best.known) best = { number, known };
  }
  return best.number;
}
