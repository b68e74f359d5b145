import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Longest text without a tag, in characters. Excel allows 32,767 characters in a cell. */
const MAX_PIECE = 1_000_000;

interface Handlers {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
}

/** The name without its prefix: programs choose prefixes freely, so `x:row` is the same as `row`. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses XML as it arrives. Element names are passed on without prefix. `feed` throws for malformed or oversized XML. */
export function xmlPieces({ open, close, text }: Handlers): { feed(chunk: string): void; end(): void } {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let sinceTag = 0;
  parser.on('opentag', (tag: SaxesTagPlain) => open(localName(tag.name), tag.attributes));
  parser.on('closetag', (tag: SaxesTagPlain) => close(localName(tag.name)));
  if (text) parser.on('text', text);
  parser.on('error', (error) => {
    throw error;
  });
  // Entities are declared there: spreadsheet programs write none.
  parser.on('doctype', () => {
    throw new Error('A document type is not part of the format');
  });
  return {
    feed(chunk) {
      const lastTag = chunk.lastIndexOf('<');
      sinceTag = lastTag === -1 ? sinceTag + chunk.length : chunk.length - lastTag;
      if (sinceTag > MAX_PIECE) throw new Error('A cell is far longer than any spreadsheet program writes');
      parser.write(chunk);
    },
    end: () => void parser.close(),
  };
}
