/** A spreadsheet with enquiries as an office really has it: nothing in it is tidy. All names are made up. */

const FIRST = [
  'Asha',
  'BIKASH',
  'chandra',
  'Deepa ',
  ' Elina',
  'Gita',
  'Hari Prasad',
  'Ishwor',
  'Junu',
  'Kabita',
];
const LAST = [
  'Rai',
  'Gurung',
  'tamang',
  'SHRESTHA',
  'Karki',
  'Thapa Magar',
  'B.K.',
  'Limbu',
  'Adhikari',
  'Chaudhary',
];
const WANTS = [
  'Nursing in Aus',
  'BIT',
  'MBA / MIS',
  'hotel mgmt',
  '',
  'Cookery, Sydney',
  'language + diploma',
];
const SOURCES = [
  'FB',
  'Facebook',
  'walk in',
  'Walk-In',
  'whats app',
  'reference',
  '',
  'Kantipur gate',
  'TikTok',
];
const STAGES = ['New', 'called', 'Counselled', 'NOT INTERESTED', '', 'applied', 'thinking'];
const DAYS = [
  '2080-05-12',
  '12/5/2023',
  '25/11/2022',
  '45058',
  '15 Jestha 2081',
  '2024.1.9',
  '',
  '२०८१-०३-०५',
];
const OWNERS = ['Sita', 'sita shrestha', 'Ramesh sir', ''];
const COUNTRIES = ['Aus', 'UK', 'australia', 'USA', 'Moon', ''];
const at = (list: readonly string[], nth: number): string => list[nth % list.length]!;

function phone(nth: number): string {
  const number = `98${String(41_000_000 + nth * 7_919).slice(-8)}`;
  const spaced = `${number.slice(0, 5)} ${number.slice(5)}`;
  const forms = [number, `+977-${number}`, spaced, `${number}.0`, `${number.slice(0, 3)}-${number.slice(3)}`];
  return at([...forms, `00977 ${number}`], nth);
}

/** Rows with what is wrong with them, from row 30 of the data on. */
const WRONG: Readonly<Record<number, { phone?: string; email?: string; day?: string }>> = {
  30: { phone: '9.84E+09' },
  31: { phone: '98412XXXXX' },
  32: { phone: '', email: '' },
  33: { phone: '984123456' },
  34: { phone: '', email: 'asha at gmail.com' },
  35: { day: 'last monday' },
};
export const WRONG_ROWS = Object.keys(WRONG).length;
export const UGLY_HEADINGS =
  'S.N.,Full Name,Caste,Mobile No. (WhatsApp),E-mail ID,Interested In,Country,Date (मिति),Source,Counsellor,Status,Remarks,Father Name';

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The file as CSV: a title, headings in the third row, blank rows between, a person twice.
 * @param rows of people
 */
export function uglyEnquiries(rows = 200): string {
  const lines = ['Enquiries of Prasthan stall,,,,,,,,,,,,', ',,,,,,,,,,,,', UGLY_HEADINGS];
  for (let nth = 0; nth < rows; nth += 1) {
    const wrong = WRONG[nth];
    // The last one is the second again, in capitals.
    const same = nth === rows - 1 ? 1 : nth;
    const first = same === nth ? at(FIRST, nth) : at(FIRST, same).toUpperCase();
    const email =
      nth % 4 === 0 ? `${at(FIRST, nth).trim().toLowerCase().replaceAll(' ', '.')}${nth}@Example.com` : 'N/A';
    lines.push(
      [
        String(nth + 1),
        first,
        at(LAST, Math.floor(same / FIRST.length) + same),
        wrong?.phone ?? phone(same),
        wrong?.email ?? (same === nth ? email : ''),
        at(WANTS, nth),
        at(COUNTRIES, nth),
        wrong?.day ?? at(DAYS, nth),
        at(SOURCES, nth),
        at(OWNERS, nth),
        at(STAGES, nth),
        nth % 9 === 0 ? '=HYPERLINK("http://x.example","call, again")' : '',
        'Ram Bahadur',
      ]
        .map(cell)
        .join(','),
    );
    if (nth % 50 === 49) lines.push(',,,,,,,,,,,,', '');
  }
  return `${lines.join('\r\n')}\r\n`;
}
