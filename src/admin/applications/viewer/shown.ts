import type { WordText } from './word-text.ts';

/** Why a document cannot be shown, as a sentence for people. */
export class ShowError extends Error {
  override name = 'ShowError';
}

/** How a page is looked at. */
export interface View {
  /** From 1. */
  page: number;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  turned: number;
  /** 1 fits the screen. */
  zoom: number;
}

/** A document that is open: only pixels of it reach the page, or only its text. */
export type Shown = Painted | { kind: 'text'; text: WordText };

export interface Painted {
  kind: 'pages';
  pages: number;
  /** Draws a page; a later call replaces one that is still drawing. @throws ShowError. */
  paint(canvas: HTMLCanvasElement, view: View): Promise<void>;
  /** Frees what it holds. */
  close(): void;
}
