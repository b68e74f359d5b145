import { afterAll } from 'vitest';
import { cheapHashes } from './cheap-hashes.ts';

// Other files run in this process too (vitest.config.ts).
afterAll(cheapHashes());
