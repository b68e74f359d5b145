import fs from 'node:fs';

const REPORT = 'dist/client-modules.json';

/**
 * Vite plugin that lists which of our modules are in the browser bundles, for tests/architecture.test.ts.
 * @param {'site' | 'admin'} bundleName
 * @returns {import('vite').Plugin}
 */
export function clientModules(bundleName) {
  return {
    name: 'client-modules',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const root = `${process.cwd()}/`;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const own = chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => id.startsWith(`${root}src/`));
      const modules = [...new Set(own.map((id) => id.slice(root.length).replace(/\?.*$/, '')))].sort();
      const others = fs.existsSync(REPORT) ? JSON.parse(fs.readFileSync(REPORT, 'utf8')) : {};
      fs.mkdirSync('dist', { recursive: true });
      fs.writeFileSync(REPORT, JSON.stringify({ ...others, [bundleName]: modules }, null, 2));
    },
  };
}
