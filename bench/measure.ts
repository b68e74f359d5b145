import fs from 'node:fs';

/** The 50th and 99th percentile of response times, in milliseconds. */
export interface Latency {
  p50: number;
  p99: number;
}

export function latencyOf(milliseconds: readonly number[]): Latency {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Requests one address after the other and times each complete response. */
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

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Watches the peak resident memory of a process (Linux). @returns a function that stops and returns it in megabytes */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const sample = () => {
    try {
      const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It has ended, or the system has no /proc.
    }
  };
  const timer = setInterval(sample, 50);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** Resident memory of a process now, in megabytes (Linux). */
export const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
