import fs from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const PATIENCE_MS = 15_000;

/** What was read of each file: a site writes hundreds during the tests, and each wait looks at all of them. */
const parsed = new Map<string, { written: string; mail: Promise<Email> }>();

/** The mail in a file. A mail that is delivered again is a new file of the same name. */
function mailIn(file: string): Promise<Email> {
  const { ino, mtimeMs } = fs.statSync(file);
  const written = `${ino} ${mtimeMs}`;
  const known = parsed.get(file);
  if (known?.written === written) return known.mail;
  const mail = PostalMime.parse(fs.readFileSync(file));
  parsed.set(file, { written, mail });
  return mail;
}

/** The mails in a MAIL_DIR to an address, oldest first. */
export async function mailsTo(directory: string, to: string): Promise<Email[]> {
  if (!fs.existsSync(directory)) return [];
  const names = fs.readdirSync(directory).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.sort().map((name) => mailIn(path.join(directory, name))));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}

/**
 * The newest mail to an address in a MAIL_DIR for which `wanted` is true. Watches the directory until there is one.
 * Fails after 15 seconds and lists the mails that did arrive.
 */
export async function lastMail(
  directory: string,
  to: string,
  wanted: (mail: Email) => boolean = () => true,
): Promise<Email> {
  fs.mkdirSync(directory, { recursive: true });
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const watcher = fs.watch(directory);
  try {
    for (;;) {
      const changed = new Promise<void>((resolve, reject) => {
        watcher.once('change', () => resolve());
        patience.addEventListener('abort', () => reject(new Error('Too late')), { once: true });
      });
      // A failure matters only if somebody awaits it.
      changed.catch(() => {});
      const found = (await mailsTo(directory, to)).findLast(wanted);
      if (found) return found;
      await changed;
    }
  } catch (error) {
    const subjects = (await mailsTo(directory, to)).map(({ subject }) => subject);
    throw new Error(`No such mail to ${to}; arrived: ${subjects.join(', ') || 'none'}`, { cause: error });
  } finally {
    watcher.close();
  }
}
