import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { NODE } from '../site-process.ts';

/**
 * Runs a program of this folder.
 * @param program its file
 * @param young megabytes of the young generation: the smaller, the more often it is collected
 * @returns bytes that it leaves in the old generation each time
 */
export async function leftBy(program: string, young: number, argument: string): Promise<number> {
  const args = [`--max-semi-space-size=${young}`, `tests/support/leaves/${program}`, argument];
  const { stdout } = await promisify(execFile)(NODE, args);
  if (!/^\d+\s*$/.test(stdout)) throw new Error(`${program} printed: ${stdout}`);
  return Number(stdout);
}
