import type { ChatFigure, ChatLink } from '../schema.ts';

/** What was asked last: the next question may leave out its topic or its country. */
export interface ChatState {
  topics: readonly string[];
  /** Slugs of destinations. */
  places: readonly string[];
  /** Names of countries without a guide. */
  elsewhere: readonly string[];
  levels: readonly string[];
  fields: readonly string[];
  cities: readonly string[];
  /** Intakes: '2027-02'. */
  months: readonly string[];
  /** An amount that was named, in lakh rupees. */
  lakh?: number | undefined;
  /** 'partner', 'child' */
  who: readonly string[];
}

export const NOTHING_SAID: ChatState = {
  topics: [],
  places: [],
  elsewhere: [],
  levels: [],
  fields: [],
  cities: [],
  months: [],
  who: [],
};

/** One answer as it is shown. */
export interface ShownAnswer {
  heading: string;
  /** Figures with a title; a sum ends with its total. */
  tables: readonly {
    title?: string | undefined;
    figures: readonly ChatFigure[];
    total?: { label: string; value: string };
  }[];
  lines: readonly string[];
  notes: readonly string[];
  /** 'Checked 12 Nov 2026.' */
  age?: string;
  links: readonly ChatLink[];
  official?: ChatLink;
  form?: 'course';
}

/** What a button says and asks. */
export interface ChatChoice {
  label: string;
  asks: ChatState;
}

export interface ChatReply {
  kind: 'answer' | 'ask-place' | 'ask-topic' | 'unknown' | 'refusal';
  /** Said before the answers. */
  lines: readonly string[];
  /** The same in Nepali, in one sentence. */
  nepali?: string;
  answers: readonly ShownAnswer[];
  links: readonly ChatLink[];
  choices: readonly ChatChoice[];
}

export interface ChatTurn {
  reply: ChatReply;
  state: ChatState;
}
