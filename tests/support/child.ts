import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface Child {
  process: ChildProcess;
  /** Standard output, line by line. */
  lines: AsyncIterableIterator<string>;
  /** Resolves with the exit code (null after a kill) and the text of standard error. */
  ended: Promise<{ code: number | null; errors: string }>;
}

/** Compiled modules of child processes, for NODE_COMPILE_CACHE: compiling them again takes half a second. */
const COMPILED = path.resolve('node_modules/.cache/compiled');

/** Runs a TypeScript file of tests/support in a child process. An object among the arguments is its environment. */
export function startChild(file: string, ...args: (string | NodeJS.ProcessEnv)[]): Child {
  const script = new URL(file, import.meta.url).pathname;
  const words = args.filter((each) => typeof each === 'string');
  const env = args.find((each) => typeof each !== 'string') ?? process.env;
  const child = spawn(process.execPath, [script, ...words], {
    stdio: 'pipe',
    env: { NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    process: child,
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, errors })),
  };
}

/** The next line of output for which `test` is true. */
export async function lineThat(child: Child, test: (line: string) => boolean): Promise<string> {
  for (;;) {
    const { value, done } = await child.lines.next();
    if (done) throw new Error(`The process ended before the expected line: ${(await child.ended).errors}`);
    if (test(value)) return value;
  }
}
