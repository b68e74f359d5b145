const HASHES = {
  file: /\/astro\/dist\/core\/encryption\.js$/,
  from: 'await crypto.subtle.digest(algorithm, encoder.encode(data))',
  to: "sumOf(algorithm.replace('-', ''), data ?? '', 'buffer')",
  imports: "import { hash as sumOf } from 'node:crypto';\n",
};

/** A function that is assigned to a property where it is written, up to its end. */
const SLOTS = {
  file: /\/astro\/dist\/runtime\/server\/render\/astro\/instance\.js$/,
  from: /this\.slotValues\[name\] = (\(\) => \{\s+if \(!didRender\) \{\s+didRender = true;\s+return value;\s+\}\s+return slots\[name\]\(result\);\s+\});/,
  to: 'const slotValue = $1;\n      this.slotValues[name] = slotValue;',
  imports: '',
};

/** @returns a plugin that changes one piece of a file of Astro in the build @type {(name: string, line: typeof HASHES | typeof SLOTS) => import('vite').Plugin} */
function changed(name, { file, from, to, imports }) {
  let isChanged = false;
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: file },
      handler(code) {
        const own = code.replace(from, to);
        isChanged = own !== code;
        return { code: imports + own, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isChanged)
        throw new Error(`Astro no longer has what ${name} changes: update scripts/astro-lines.mjs`);
    },
  };
}

/**
 * Lines of Astro that slow down every page, changed in the build:
 *
 * - The scripts and styles of a route are hashed for the policy of each page again, one after the other in another thread, which takes
 *   0.3 to 0.8 ms of this one. They are hashed at once instead.
 * - The function of a slot is assigned to a property where it is written. V8 puts such a function into the old generation, where it keeps
 *   the page that it belongs to (docs/decisions/0076-what-a-request-leaves.md).
 */
export const astroLines = [changed('policy-hashes', HASHES), changed('slot-values', SLOTS)];
