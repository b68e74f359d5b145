import fs from 'node:fs';

/** Milliseconds below which half and 99 of 100 answers came. */
export interface Latency {
  p50: number;
  p99: number;
}

export function latencyOf(milliseconds: readonly number[]): Latency {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Asks one address after the other over one connection and times each whole answer. */
export async function timeRequests(addresses: readonly string[]): Promise<Latency> {
  const times: number[] = [];
  for (const address of addresses) {
    const start = performance.now();
    const response = await fetch(address);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (response.status >= 500) throw new Error(`${response.status} for ${address}`);
  }
  return latencyOf(times);
}

export const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Rows as a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Watches the most memory a process held resident, in megabytes, until it ends (Linux). */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const look = () => {
    try {
      const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It has ended, or the system has no /proc.
    }
  };
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    return most;
  };
}
