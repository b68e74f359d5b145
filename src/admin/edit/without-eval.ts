import { config } from 'zod';

/**
 * zod would compile validators with `new Function`, which the content security policy of /admin forbids; even trying is
 * reported as a violation. Import this before any schema.
 */
config({ jitless: true });
