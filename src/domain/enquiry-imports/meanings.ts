import type { EnquirySource, EnquiryStage } from '../../contract/enquiry-words.ts';
import { ENQUIRY_SOURCES, ENQUIRY_STAGES } from '../../contract/enquiry-words.ts';
import type { MatchedField } from '../../contract/enquiry-import-words.ts';
import { findCountry } from '../imports/country-names.ts';
import { plainWord } from './heads.ts';

/** What the words of a file mean in our lists. */

/** What the words can mean: the lists that staff change. */
export interface OurLists {
  counselors: readonly { id: string; name: string; email: string }[];
  countries: readonly { id: number; name: string }[];
  branches: readonly string[];
}

type Words<Code extends string> = Partial<Record<Code, string>>;

const SOURCES: Words<EnquirySource> = {
  site: 'website|web|web site|site|online|online form|landing page|google|google ads|seo',
  chat: 'chat|live chat|chatbot',
  walk_in:
    'walk in|walkin|walk ins|walk|office|office visit|visit|visited|visited office|direct|direct visit|counter|reception|in person|drop in|self',
  phone: 'phone|call|phone call|called|telephone|tel|incoming call|inbound|inbound call|hotline',
  message: 'whatsapp|whats app|wa|viber|sms|message|msg|imo|text',
  mail: 'email|e mail|mail|gmail|newsletter',
  social:
    'fb|facebook|face book|fb ads|fb ad|facebook ads|facebook ad|insta|instagram|ig|tiktok|tik tok|youtube|yt|linkedin|messenger|social media|social|meta|meta ads|twitter|x',
  fair: 'fair|education fair|edu fair|expo|exhibition|seminar|event|workshop|mela|मेला|college visit|school visit|campus visit|stall',
  referral:
    'referral|referred|reference|ref|friend|friends|relative|relatives|family|word of mouth|wom|agent|sub agent|b2b|alumni|old student|student|साथी',
  import: 'import|imported|old data',
  other: 'other|others|misc|newspaper|paper|radio|fm|tv|banner|hoarding|hoarding board|flyer|poster|magazine',
};

const STAGES: Words<EnquiryStage> = {
  new: 'new|fresh|open|lead|enquiry|inquiry|not contacted|uncontacted|pending|not called|cold|नयाँ',
  contacted:
    'contacted|called|in touch|follow up|followup|following up|following|warm|hot|interested|phone received|call back|callback|will come|messaged',
  counseling:
    'counseling|counselling|counseled|counselled|counseling done|counselling done|in counseling|in progress|visited|ielts|pte|preparing|test preparation',
  applying:
    'applying|applied|application|documentation|documents collected|processing|in process|offer|offer received|enrolled|converted|visa|visa applied|visa granted|registered|admission|success|won',
  lost: 'lost|closed|dead|dropped|drop|drop out|not interested|no interest|cancelled|canceled|cancel|rejected|junk|no response|not reachable|not qualified|unqualified|invalid|gone|withdrawn|refused',
};

const byWord = <Code extends string>(words: Words<Code>, labels: Readonly<Record<Code, string>>) => {
  const all = new Map<string, Code>();
  for (const [code, text] of Object.entries(words) as [Code, string][])
    for (const word of text.split('|')) all.set(plainWord(word), code);
  for (const [code, label] of Object.entries(labels) as [Code, string][]) all.set(plainWord(label), code);
  return all;
};
const SOURCE_WORDS = byWord(SOURCES, ENQUIRY_SOURCES);
const STAGE_WORDS = byWord(STAGES, ENQUIRY_STAGES);

/** The code of a text: of the whole text, else of the longest part of it that is known. */
function codeOf<Code extends string>(words: ReadonlyMap<string, Code>, text: string): Code | null {
  const plain = plainWord(text);
  const whole = words.get(plain);
  if (whole !== undefined) return whole;
  let best = '';
  for (const word of words.keys())
    if (word.length > 2 && word.length > best.length && ` ${plain} `.includes(` ${word} `)) best = word;
  // 'Not interested any more' must not become 'interested', nor 'not visited' a visit.
  const negated = /(^| )(not|no|never) /.test(plain) && !/(^| )(not|no) /.test(best);
  return best === '' || negated ? null : (words.get(best) ?? null);
}

/** What a word of the file means: a code, an id or a name of ours; null if it is not understood. */
export function meaningOf(field: MatchedField, text: string, lists: OurLists): string | null {
  if (field === 'source') return codeOf(SOURCE_WORDS, text);
  if (field === 'stage') return codeOf(STAGE_WORDS, text);
  const plain = plainWord(text);
  if (field === 'counselor') return counselorOf(plain, text, lists);
  if (field === 'country') return countryOf(plain, text, lists);
  const branches = lists.branches.filter(
    (name) => plainWord(name) === plain || plainWord(name).split(' ')[0] === plain.split(' ')[0],
  );
  return branches.length === 1 ? branches[0]! : null;
}

/** 'Sita Shrestha', 'sita', 'Sita Ma'am' or an address, if only one colleague is meant. */
function counselorOf(plain: string, text: string, { counselors }: OurLists): string | null {
  const words = plain.split(' ').filter((word) => !TITLES.has(word));
  const called = words.join(' ');
  const whole = counselors.filter(
    ({ name, email }) => plainWord(name) === called || email.toLowerCase() === text.trim().toLowerCase(),
  );
  if (whole.length === 1) return whole[0]!.id;
  if (words.length !== 1) return null;
  const first = counselors.filter(({ name }) => plainWord(name).split(' ')[0] === called);
  return first.length === 1 ? first[0]!.id : null;
}
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'sir', 'maam', 'ma', 'am', 'mam', 'madam']);

function countryOf(plain: string, text: string, { countries }: OurLists): string | null {
  const iso = SHORT_COUNTRIES[plain] ?? findCountry(text)?.iso2;
  const found = countries.find(
    ({ name }) => plainWord(name) === plain || (iso !== undefined && findCountry(name)?.iso2 === iso),
  );
  return found ? String(found.id) : null;
}
const SHORT_COUNTRIES: Readonly<Record<string, string>> = {
  aus: 'AU',
  aust: 'AU',
  austrailia: 'AU',
  us: 'US',
  'u s a': 'US',
  'u k': 'GB',
  nz: 'NZ',
  can: 'CA',
  अष्ट्रेलिया: 'AU',
  अमेरिका: 'US',
  बेलायत: 'GB',
  क्यानडा: 'CA',
  जापान: 'JP',
};
