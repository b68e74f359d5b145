import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** React writes these for pictures, in the middle of the page; ours are loaded when they are near. */
const HINTS = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** @param prefix of the ids that components make (useId), different for each part of a page */
export const markup = (node: ReactNode, prefix: string): string =>
  renderToStaticMarkup(node, { identifierPrefix: prefix }).replaceAll(HINTS, '');

/** For what comes alive in the browser: with the marks between texts that React needs there. */
export const markupOfIsland = (node: ReactNode, prefix: string): string =>
  renderToString(node, { identifierPrefix: prefix }).replaceAll(HINTS, '');
