const SOURCES: Readonly<Record<string, string>> = {
  cricos: 'Australian register (CRICOS)',
  demo: 'Sample data',
  staff: 'Added by staff',
};

/** Where a record comes from, in words; a template by the name under which it was imported. */
export const sourceWords = (source: string): string =>
  SOURCES[source] ?? (source.startsWith('csv:') ? `Template “${source.slice('csv:'.length)}”` : source);

/** The same with the record's number there; the numbers of our own records mean nothing to people. */
export const originText = ({ source, source_key }: { source: string; source_key: string }): string =>
  source === 'staff' ? sourceWords(source) : `${sourceWords(source)} ${source_key}`;
