import { reportUnhandledErrors } from '../../../ui/failures/report.ts';

reportUnhandledErrors('page');
