/** Words in one look. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
  underlined: boolean;
}

/** A part of a Word document, as text. `level` of a heading or a list is from 1. */
export type Block =
  | { kind: 'heading' | 'item'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'table'; rows: Block[][][] };

/** A document's text, as far as it is shown. */
export interface WordText {
  blocks: Block[];
  /** The rest is left out: a page can hold only so much. */
  cut: boolean;
}

/** What mammoth makes of a document: elements within elements. */
export interface Element {
  type: string;
  children?: Element[];
  value?: string;
  styleName?: string | null;
  numbering?: { level: string | number } | null;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderline?: boolean;
  checked?: boolean;
}

/** More than any letter has. */
const MOST_CHARACTERS = 300_000;
const MOST_BLOCKS = 10_000;
/** Tables within tables. */
const MOST_DEPTH = 8;

/** The text of a document that mammoth has read. Pictures, links, notes and everything else that is not text is left out. */
export function wordText(document: Element): WordText {
  const left = { characters: MOST_CHARACTERS, blocks: MOST_BLOCKS };

  const spansOf = (element: Element, look: Omit<Span, 'text'>): Span[] => {
    const text = plainText(element);
    if (text !== undefined) {
      left.characters -= text.length;
      return left.characters < 0 ? [] : [{ text, ...look }];
    }
    const inner = {
      bold: look.bold || element.isBold === true,
      italic: look.italic || element.isItalic === true,
      underlined: look.underlined || element.isUnderline === true,
    };
    return (element.children ?? []).flatMap((child) => spansOf(child, inner));
  };

  const paragraph = (element: Element): Block => {
    const spans = spansOf(element, { bold: false, italic: false, underlined: false });
    const heading = /^heading (\d)/i.exec(element.styleName ?? '')?.[1];
    if (heading !== undefined) return { kind: 'heading', level: Number(heading), spans };
    if (element.numbering) return { kind: 'item', level: Number(element.numbering.level) + 1, spans };
    return { kind: 'paragraph', spans };
  };

  const blocksOf = (elements: readonly Element[], depth: number): Block[] =>
    elements.flatMap((element): Block[] => {
      if (left.blocks <= 0 || left.characters <= 0 || depth > MOST_DEPTH) return [];
      left.blocks -= 1;
      if (element.type === 'paragraph') return [paragraph(element)];
      if (element.type !== 'table') return blocksOf(element.children ?? [], depth + 1);
      const rows = (element.children ?? []).map((row) =>
        (row.children ?? []).map((cell) => blocksOf(cell.children ?? [], depth + 1)),
      );
      return [{ kind: 'table', rows }];
    });

  const blocks = blocksOf(document.children ?? [], 0);
  return { blocks, cut: left.blocks <= 0 || left.characters <= 0 };
}

function plainText({ type, value, checked }: Element): string | undefined {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  if (type === 'checkbox') return checked ? '☑' : '☐';
  if (type === 'image') return '[picture]';
  return undefined;
}
