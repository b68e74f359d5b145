import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Longest stretch without a tag. Excel's own limit for a cell is 32,767 characters. */
const MAX_PIECE = 1_000_000;

interface Handlers {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
}

/** `x:row` and `row` are the same to us: producers choose their prefixes freely. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses XML as it arrives; element names come without prefix. `feed` throws on broken or hostile XML. */
export function xmlPieces({ open, close, text }: Handlers): { feed(chunk: string): void; end(): void } {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let sinceTag = 0;
  parser.on('opentag', (tag: SaxesTagPlain) => open(localName(tag.name), tag.attributes));
  parser.on('closetag', (tag: SaxesTagPlain) => close(localName(tag.name)));
  if (text) parser.on('text', text);
  parser.on('error', (error) => {
    throw error;
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
