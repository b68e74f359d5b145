import { AnnotationMode, getDocument, PDFWorker, version, type PDFDocumentProxy } from 'pdfjs-dist';
import { LONGEST_SIDE } from './picture.ts';
import { MAX_PIXELS } from './picture-size.ts';
import { ShowError, type Painted, type View } from './shown.ts';
import { startWorker } from './workers.ts';

/** Fonts and tables of characters that PDFs do not bring along: src/admin/vite.config.mjs copies them. */
const DATA = import.meta.env.DEV ? '/node_modules/pdfjs-dist/' : `/admin/assets/pdf-${version}/`;
/** Larger ones are downloaded: the whole file is in memory while it is shown. */
const MOST_BYTES = 150 * 1024 * 1024;
/** A page that takes longer is meant to stop the browser. */
const MOST_MS = 30_000;
/** The long side of a page that fits the screen, in pixels. */
const PAGE_SIDE = 1_600;

const CANNOT = 'This PDF cannot be shown here: download it.';

/**
 * Opens a PDF with pdf.js in a worker, which is ended when the document is closed. Pages are drawn as pixels: no script,
 * form, link or annotation of the file is used, its fonts are drawn as lines, and nothing that it names is loaded
 * (docs/decisions/0048-documents-are-shown.md).
 * @throws ShowError.
 */
export async function openPdf(file: Blob): Promise<Painted> {
  if (file.size > MOST_BYTES) throw new ShowError('This PDF is too large to show here: download it.');
  const thread = startWorker('pdf');
  // Its types know only the default of the port.
  const worker = new PDFWorker({ port: thread as unknown as null });
  const end = () => {
    worker.destroy();
    thread.terminate();
  };
  const broken = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new ShowError(CANNOT)));
  });
  broken.catch(() => {});
  try {
    const task = getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      worker,
      verbosity: 0,
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      maxImageSize: MAX_PIXELS,
      canvasMaxAreaInBytes: MAX_PIXELS * 4,
      standardFontDataUrl: `${DATA}standard_fonts/`,
      cMapUrl: `${DATA}cmaps/`,
      // Only its decoders without WebAssembly are there.
      wasmUrl: `${location.origin}${DATA}wasm/`,
      useWorkerFetch: true,
      disableWorkerRendering: true,
    });
    const locked = new Promise<never>((_, reject) => {
      task.onPassword = () =>
        reject(new ShowError('This PDF has a password: download it, or ask for one without.'));
    });
    locked.catch(() => {});
    const document = await inTime(Promise.race([task.promise, locked, broken]));
    return shownOf(document, broken, end);
  } catch (error) {
    end();
    throw asShowError(error);
  }
}

/** What pdf.js says of a broken file is not for people. */
const asShowError = (error: unknown): ShowError =>
  error instanceof ShowError ? error : new ShowError(CANNOT, { cause: error });

function shownOf(document: PDFDocumentProxy, broken: Promise<never>, end: () => void): Painted {
  let last: { cancel(): void; promise: Promise<void> } | undefined;
  return {
    kind: 'pages',
    pages: document.numPages,
    async paint(canvas, view) {
      // Two pages cannot be drawn on one canvas at the same time.
      last?.cancel();
      await last?.promise.catch(() => {});
      try {
        const page = await inTime(Promise.race([document.getPage(view.page), broken]));
        const viewport = page.getViewport({
          scale: scaleOf(page.getViewport({ scale: 1 }), view),
          rotation: (page.rotate + view.turned) % 360,
        });
        canvas.width = Math.max(1, Math.round(viewport.width));
        canvas.height = Math.max(1, Math.round(viewport.height));
        const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE });
        last = { cancel: () => task.cancel(), promise: task.promise };
        await inTime(Promise.race([task.promise, broken]));
      } catch (error) {
        if (error instanceof Error && error.name === 'RenderingCancelledException') return;
        end();
        throw asShowError(error);
      }
    },
    close: end,
  };
}

const scaleOf = ({ width, height }: { width: number; height: number }, { zoom }: View): number =>
  Math.min(PAGE_SIDE * zoom, LONGEST_SIDE) / Math.max(width, height, 1);

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ShowError(CANNOT)), MOST_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
