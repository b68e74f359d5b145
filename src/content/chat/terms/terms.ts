/** Meanings and the phrases for them, separated by commas. */
export type Terms = Readonly<Record<string, string>>;
