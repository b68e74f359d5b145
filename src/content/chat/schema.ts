/** What the guided chat knows: built on the server from the site's content, fetched when a visitor opens the chat. */
export interface ChatLink {
  label: string;
  href: string;
}

export interface ChatReply {
  lines: readonly string[];
  links?: readonly ChatLink[];
  /** Shows the small search form. */
  form?: 'course';
  /** Ids of topics offered next. */
  choices?: readonly string[];
}

export interface ChatTopic extends ChatReply {
  /** On the button that leads here. */
  label: string;
}

export interface ChatAnswer {
  question: string;
  answer: string;
  /** The page it stands on. */
  source: ChatLink;
  /** Name of the only country it is true for. */
  country?: string;
  /** More words people use for it. */
  words?: string;
}

export interface ChatBook {
  /** 'start' is the first, 'person' the last resort. */
  topics: Readonly<Record<string, ChatTopic>>;
  answers: readonly ChatAnswer[];
}
