import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the source that a destination can be added to, as docs/make-it-yours.md says. */
export interface SourceCopy {
  folder: string;
  /** The one line of the table. */
  addLine(): void;
  /** Its guide, its facts and its drawing, each named in the index beside it. */
  addFiles(): void;
  load(file: string): Promise<unknown>;
  remove(): void;
}

/** What a page is rendered from; pictures and films are not copied. */
const FOLDERS = ['contract', 'content', 'ui', 'site'];
const isSource = (file: string) => fs.statSync(file).isDirectory() || /\.(tsx?|css|svg|d\.ts)$/.test(file);

/** Freedonia: a destination with the guide and the facts of the UK under its own name. */
export function copySource(): SourceCopy {
  const parent = path.join(root, 'test-results');
  fs.mkdirSync(parent, { recursive: true });
  const folder = fs.mkdtempSync(path.join(parent, 'destination-'));
  const at = (file: string) => path.join(folder, 'src', file);
  const read = (file: string) => fs.readFileSync(at(file), 'utf8');
  for (const each of FOLDERS) {
    fs.cpSync(path.join(root, 'src', each), at(each), { recursive: true, filter: isSource });
  }
  const change = (file: string, before: string | RegExp, after: string) => {
    const text = read(file);
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} has no ${String(before)}`);
    fs.writeFileSync(at(file), changed);
  };
  /** Names a file in the index beside it, behind Dubai's. */
  const register = (index: string, from: string, entry: RegExp, name = 'freedonia') => {
    change(index, /^import /m, `import { ${name} } from '${from}';\nimport `);
    change(index, entry, name === 'freedonia' ? `$&, ${name}` : `$&, freedonia: ${name}`);
  };
  const renamed = (file: string) =>
    read(file)
      .replaceAll("'uk-", "'xf-")
      .replaceAll('{fact:uk-', '{fact:xf-')
      .replaceAll("factsOf('GB'", "factsOf('XF'")
      .replaceAll('export const uk', 'export const freedonia')
      .replaceAll(/\bUK\b/g, 'West Freedonia');

  return {
    folder,
    addLine: () =>
      change(
        'contract/destinations.ts',
        /^\} as const satisfies/m,
        "  freedonia: { name: 'West Freedonia', iso2: 'XF', hue: 90, accent: '#33551f', also: ['fredonia'] },\n$&",
      ),
    addFiles() {
      fs.writeFileSync(at('content/facts/freedonia.ts'), renamed('content/facts/uk.ts'));
      fs.writeFileSync(at('content/guides/freedonia.ts'), renamed('content/guides/uk.ts'));
      const drawing = 'export const Freedonia = () => <svg id="freedonia" />;\n';
      fs.writeFileSync(at('ui/art/scenes/freedonia.tsx'), drawing);
      register('content/facts/index.ts', './freedonia.ts', /const countries = \{[^}]*dubai/);
      register('content/guides/index.ts', './freedonia.ts', /SHIPPED_GUIDES:[^{]*= \{[^}]*dubai/);
      register('ui/art/scene.tsx', './scenes/freedonia.tsx', /dubai: Creek/, 'Freedonia');
    },
    load: (file) => import(/* @vite-ignore */ at(file)) as Promise<unknown>,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
