import type { Progress } from './send.ts';

/** Only the recent past counts for the speed: phones change cells. */
const WINDOW_MS = 12_000;
/** An earlier estimate would jump. */
const FIRST_GUESS_MS = 1_500;
/** Without progress for this long the connection is considered stalled. */
const STALLED_MS = 10_000;

/** The rest is up to the network, and to the server that checks the files. */
export const ALL_LEFT = 'Almost done: your files are being received and checked…';

/** Estimates the remaining time of an upload. Times in milliseconds of one clock. */
export function createTimeLeft(): {
  seen(progress: Progress, now: number): void;
  words(now: number): string;
} {
  let seen: { at: number; sent: number }[] = [];
  let left = 0;
  return {
    seen({ sent, total }, now) {
      // The upload was restarted.
      if (sent < (seen.at(-1)?.sent ?? 0)) seen = [];
      seen = [...seen.filter(({ at }) => now - at <= WINDOW_MS), { at: now, sent }];
      left = total - sent;
    },
    words(now) {
      const first = seen[0];
      const last = seen.at(-1);
      if (!first || !last) return 'Connecting…';
      if (left <= 0) return ALL_LEFT;
      if (now - last.at > STALLED_MS) return 'The connection is very slow right now. Still trying…';
      const ms = last.at - first.at;
      if (ms < FIRST_GUESS_MS || last.sent === first.sent) return 'Working out how long it will take…';
      return inWords((left * ms) / (last.sent - first.sent) / 1000);
    },
  };
}

/** 'About 2 minutes left' */
export function inWords(seconds: number): string {
  if (seconds < 10) return 'A few seconds left';
  if (seconds < 55) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return 'About a minute left';
  if (minutes < 60) return `About ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'About an hour left' : `About ${hours} hours left`;
}
