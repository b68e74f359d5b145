/** The data of the guided chat: built from the site's content, loaded when a visitor opens the chat. */
export interface ChatLink {
  label: string;
  href: string;
}

/** One figure with its age, as facts have it: 'Student visa', 'AUD 1,600'. */
export interface ChatFigure {
  label: string;
  value: string;
  checked: string | null;
  likely_changed?: true | undefined;
  /** Shown only if the question names one of these people. */
  who?: 'partner' | 'child';
  /** The levels of study that it is for; without it, all. */
  levels?: readonly string[];
  /** The field of study that it is for; without it, all. */
  field?: string;
}

/** A sum of figures: its lines and the result. */
export interface ChatSum {
  /** Who it is for: 'alone', 'partner', 'child' or 'partner child'. */
  who: string;
  /** 'In London', if the country has several sums. */
  title?: string;
  /** The city that it is for, as a question names it. */
  city?: string;
  figures: readonly ChatFigure[];
  total: { label: string; value: string };
}

/** What the site says about one topic, for one country or for all. */
export interface ChatAnswer {
  /** 'Australia: visa fee' */
  heading: string;
  sums?: readonly ChatSum[];
  figures?: readonly ChatFigure[];
  /** Sentences of the site. */
  lines?: readonly string[];
  /** What the site does not say or what a sum leaves out; shown last. */
  notes?: readonly string[];
  /** Set if the site does not answer the question: it is then answered with 'I do not know that'. */
  unknown?: true;
  /** Pages that say more; the first is the source. */
  links: readonly ChatLink[];
  /** The official page to check figures on. */
  official?: ChatLink;
  /** Whether to show the short search form. */
  form?: 'course';
}

export interface ChatTopic {
  /** On buttons: 'Visa fee'. */
  label: string;
  /** Within a sentence: 'the visa fee'. */
  about: string;
  /** Whether the answer differs by country. */
  byCountry: boolean;
  /** Topics offered after it. */
  next: readonly string[];
  /** The only country that it is about. */
  only?: string;
}

/** Words in two languages, by meaning (terms/). */
export interface ChatTerms {
  english: Readonly<Record<string, string>>;
  nepali: Readonly<Record<string, string>>;
  /** Words without meaning of their own. */
  filler: string;
}

export interface ChatRule {
  /** One topic, or several to choose from. */
  topics: string;
  asked: readonly string[];
  also?: string;
  /** Counts only if no country and no university is named: 'is it free?' is about us, 'is it free in Canada?' is not. */
  here?: true;
}

export interface ChatPlace {
  slug: string;
  name: string;
  /** 'the UK' */
  inSentence: string;
}

export interface ChatBook {
  greeting: string;
  email: string;
  terms: ChatTerms;
  rules: readonly ChatRule[];
  weak: string;
  danger: string;
  topics: Readonly<Record<string, ChatTopic>>;
  /** Offered first. */
  start: readonly { topic: string; label: string }[];
  /** By topic, or by 'topic/country'. */
  answers: Readonly<Record<string, ChatAnswer>>;
  places: readonly ChatPlace[];
  /** Ways to reach a person. */
  person: readonly ChatLink[];
  hub: ChatLink;
  guides: ChatLink;
}
