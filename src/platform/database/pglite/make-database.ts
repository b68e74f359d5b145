import { openDurable } from './durable-pglite.ts';
import { reasonOf } from './reason.ts';

/** Creates an empty database in the directory of its argument. A program of its own: make-database-process.ts says why. */

// Whoever asked for the database has died.
process.once('disconnect', () => process.exit(1));
const [directory] = process.argv.slice(2);
try {
  if (directory === undefined) throw new Error('no directory was given');
  const pglite = await openDurable(directory);
  await pglite.close();
  process.exit(0);
} catch (error) {
  process.send?.(reasonOf(error), () => process.exit(1));
}
