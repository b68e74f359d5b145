import { applications } from './applications/noun.tsx';
import { appointments } from './appointments/noun.tsx';
import { backups } from './backups/noun.tsx';
import { bulkEdits } from './bulk-edits/noun.tsx';
import { catalogue } from './catalogue/nouns.tsx';
import { commissions } from './commissions/noun.tsx';
import { content } from './content/noun.tsx';
import { changeLog } from './change-log/noun.tsx';
import { enquiries } from './enquiries/noun.tsx';
import { errors } from './faults/noun.tsx';
import { enquiryImports } from './enquiry-imports/noun.tsx';
import { events } from './events/noun.tsx';
import { facts } from './facts/noun.tsx';
import type { Noun } from './frame/noun.ts';
import { held } from './held/noun.tsx';
import { imports } from './imports/noun.tsx';
import { mails } from './mails/noun.tsx';
import { payments } from './money/noun.tsx';
import { people } from './people/noun.tsx';
import { pictures } from './pictures/noun.tsx';
import { posts } from './posts/noun.tsx';
import { rates } from './rates/noun.tsx';
import { reports } from './reports/noun.tsx';
import { securityLog } from './security-log/noun.tsx';
import { staff } from './staff/noun.tsx';

/** What staff work on, in the order of the menu. */
export const NOUNS: readonly Noun[] = [
  applications,
  enquiries,
  enquiryImports,
  appointments,
  content,
  facts,
  events,
  people,
  payments,
  mails,
  posts,
  imports,
  held,
  rates,
  reports,
  commissions,
  staff,
  changeLog,
  pictures,
  ...catalogue,
  bulkEdits,
  securityLog,
  backups,
  errors,
];
