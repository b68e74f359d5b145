/** The data of the guided chat: built from the site's content, loaded when a visitor opens the chat. */
export interface ChatLink {
  label: string;
  href: string;
}

export interface ChatReply {
  lines: readonly string[];
  links?: readonly ChatLink[];
  /** Whether to show the short search form. */
  form?: 'course';
  /** Ids of topics offered next. */
  choices?: readonly string[];
}

export interface ChatTopic extends ChatReply {
  /** Label of the button that leads here. */
  label: string;
}

export interface ChatAnswer {
  question: string;
  answer: string;
  /** The page that contains the answer. */
  source: ChatLink;
  /** The only country that the answer applies to. */
  country?: string;
  /** Additional search words. */
  words?: string;
}

export interface ChatBook {
  /** 'start' is the first topic, 'person' the fallback. */
  topics: Readonly<Record<string, ChatTopic>>;
  answers: readonly ChatAnswer[];
}
