import fs from 'node:fs';
import { expect, it } from 'vitest';

/** What src/server/http/static-files.ts lets browsers keep for a year. npm test builds the site before. */
const FOLDERS = ['dist/client/_astro', 'dist/client/admin/assets'];
/** 'app.Bx1y2z3w.js', 'app-Bx1y2z3w.js' */
const HASHED = /[.-][\w-]{8}(\.min)?\.\w+$/;
/** 'pdf-6.5.438/cmaps/V.bcmap' */
const VERSIONED = /^\w+-\d+\.\d+\.\d+\//;

it('browsers keep only files for a year that have a hash or a version in their address', () => {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1)),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !HASHED.test(file) && !VERSIONED.test(file))).toEqual([]);
});
