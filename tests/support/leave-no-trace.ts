import { afterAll, vi } from 'vitest';

// Test files run one after another in the same process (vitest.config.ts): what one replaced must not reach the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
