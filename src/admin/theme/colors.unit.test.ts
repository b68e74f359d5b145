import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ADMIN = path.resolve(import.meta.dirname, '..');
const HEX = /#[0-9a-f]{3,8}\b/gi;
const tokens = new Set(
  fs.readFileSync(path.resolve(ADMIN, '../ui/styles/tokens.css'), 'utf8').match(HEX) ?? [],
);

it('uses only colours of the design', () => {
  const files = fs.readdirSync(ADMIN, { recursive: true, encoding: 'utf8' });
  const strangers = files
    .filter((file) => /\.(css|tsx?|html)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      (fs.readFileSync(path.join(ADMIN, file), 'utf8').match(HEX) ?? [])
        .filter((color) => !tokens.has(color))
        .map((color) => `${file}: ${color}`),
    );
  expect(tokens.size).toBeGreaterThan(20);
  expect(strangers).toEqual([]);
});
