// Loaded by the site of the browser tests before anything else (start-site.ts).
import { cheapHashes } from './cheap-hashes.ts';

cheapHashes();
