import { afterAll, vi } from 'vitest';

// Test files run one after another in the same process (vitest.config.ts), so replaced globals are restored after each
// file.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
