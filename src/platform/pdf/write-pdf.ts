import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** PDF files with Latin and Devanagari text. The fonts are embedded, so every reader shows the same. */

const { resolve } = createRequire(import.meta.url);
const file = (script: 'latin' | 'latin-ext' | 'devanagari', weight: 400 | 700) =>
  resolve(`@fontsource/anek-devanagari/files/anek-devanagari-${script}-${weight}-normal.woff`);
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'] as const;
type Script = (typeof SCRIPTS)[number];

interface TextOptions {
  size?: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
  color?: string;
}

/** A page that is written from top to bottom. Lengths are in points, 1/72 inch. */
export interface PdfPage {
  /** Writes a line of text between two distances from the left edge, wrapped if it is longer. @returns its height */
  text(text: string, x: number, width: number, options?: TextOptions): number;
  /** Moves down. */
  down(points: number): void;
  /** A thin line from margin to margin. */
  rule(): void;
  /** Large letters across the page: a receipt that is void. */
  stamp(word: string): void;
  /** Distance of the margins from the left edge. */
  left: number;
  right: number;
}

/**
 * Makes a PDF of one page of A5.
 * @param title of the document, as readers show it
 */
export async function writePdf(title: string, draw: (page: PdfPage) => void): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A5',
    margin: 36,
    info: { Title: title },
    lang: 'en',
    displayTitle: true,
  });
  for (const script of SCRIPTS) {
    document.registerFont(`${script} 400`, file(script, 400));
    document.registerFont(`${script} 700`, file(script, 700));
  }
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolveEnd, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolveEnd);
    document.on('error', reject);
  });
  draw(pageOf(document));
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function pageOf(document: PDFKit.PDFDocument): PdfPage {
  const left = document.page.margins.left;
  const right = document.page.width - document.page.margins.right;
  return {
    left,
    right,
    text(text, x, width, { size = 10, bold = false, align = 'left', color = '#1c1917' } = {}) {
      const top = document.y;
      const runs = runsOf(text);
      document.fillColor(color).fontSize(size);
      for (const [index, { script, part }] of runs.entries()) {
        const options = { width, align, continued: index < runs.length - 1 };
        document.font(`${script} ${bold ? 700 : 400}`);
        if (index === 0) document.text(part, x, top, options);
        else document.text(part, options);
      }
      const height = document.y - top;
      document.y = top;
      return height;
    },
    down(points) {
      document.y += points;
    },
    rule() {
      document
        .moveTo(left, document.y)
        .lineTo(right, document.y)
        .lineWidth(0.5)
        .strokeColor('#a8a29e')
        .stroke();
    },
    stamp(word) {
      const { width, height } = document.page;
      document.save();
      document.rotate(-30, { origin: [width / 2, height / 2] });
      document.font('latin 700').fontSize(96).fillColor('#b91c1c').fillOpacity(0.25);
      document.text(word, 0, height / 2 - 60, { width, align: 'center', lineBreak: false });
      document.restore();
    },
  };
}

/** A text cut where the script changes, as each font has one script. Spaces stay with what is before them. */
function runsOf(text: string): { script: Script; part: string }[] {
  const runs: { script: Script; part: string }[] = [];
  for (const letter of text) {
    const before = runs.at(-1);
    const script = /\s/.test(letter) && before ? before.script : scriptOf(letter);
    if (before?.script === script) before.part += letter;
    else runs.push({ script, part: letter });
  }
  return runs.length > 0 ? runs : [{ script: 'latin', part: '' }];
}

function scriptOf(letter: string): Script {
  if (/\p{Script=Devanagari}|\u200c|\u200d|।|॥|₹/u.test(letter)) return 'devanagari';
  return letter.codePointAt(0)! <= 0xff || /[\u2013\u2014\u2018-\u201e\u2022\u2026]/.test(letter)
    ? 'latin'
    : 'latin-ext';
}
