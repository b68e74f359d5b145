import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './support/imports.ts';

/** Functions that give the content as it is now. A value of one that a module keeps would never change again. */
const LIVE = new Set([
  'live',
  'liveWithPictures',
  'withOurWords',
  'consultancy',
  'ourOffices',
  'about',
  'privacy',
  'privacyVersion',
  'home',
  'testimonials',
  'partners',
  'whyCards',
  'servicesInMenu',
  'serviceTiles',
  'allServiceTiles',
  'serviceOf',
  'serviceText',
  'serviceLinks',
  'navigation',
  'testGuides',
  'testGuideOf',
  'guideOf',
  'visaHub',
  'studyAbroad',
  'medicalsInWords',
  'fact',
  'filled',
  'chatBook',
]);

/** Calls of these functions outside of any function: they run while the module loads. */
function callsAtLoad(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && LIVE.has(node.expression.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${name}:${line + 1} ${node.expression.text}()`);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

test('finds a call at load, and none inside a function', () => {
  expect(callsAtLoad('a.ts', 'const name = consultancy().name;')).toEqual(['a.ts:1 consultancy()']);
  expect(callsAtLoad('a.ts', 'const name = () => consultancy().name;')).toEqual([]);
});

test('no module keeps content from the moment when it was loaded', () => {
  const root = fileURLToPath(new URL('../src', import.meta.url));
  const files = sourceFiles(root).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const kept = files.flatMap((file) => callsAtLoad(path.relative(root, file), fs.readFileSync(file, 'utf8')));
  expect(kept).toEqual([]);
});
