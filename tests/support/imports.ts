import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Import {
  /** Path from the root of the project. */
  from: string;
  /** Path from the root of the project, or the imported package name. */
  to: string;
  typeOnly: boolean;
}

export function sourceFiles(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The imports of a file: static and dynamic imports and re-exports, found by TypeScript's parser. */
export function readImports(root: string, file: string): Import[] {
  const text = fs.readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? (/^---\r?\n([\s\S]*?)^---/m.exec(text)?.[1] ?? '') : text;
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const name = specifier.text;
    const to = name.startsWith('.') ? path.relative(root, path.resolve(path.dirname(file), name)) : name;
    found.push({
      from: path.relative(root, file),
      to: to.split(path.sep).join('/').replace(/\?.*$/, ''),
      typeOnly,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The first import cycle as a list of files; undefined if there is none. */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { to } of next.get(file) ?? []) {
      const cycle = walk(to, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
