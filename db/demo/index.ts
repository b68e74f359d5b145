import { australia } from './countries/australia.ts';
import { canada } from './countries/canada.ts';
import { newZealand } from './countries/new-zealand.ts';
import { uae } from './countries/uae.ts';
import { uk } from './countries/uk.ts';
import { usa } from './countries/usa.ts';
import type { DemoCountry } from './types.ts';

export { germany } from './countries/germany.ts';
export { FORMER_RATE_SOURCES, SAMPLE_RATE_DATE, SAMPLE_RATE_SOURCE, SAMPLE_RATES } from './exchange-rates.ts';
export { COURSE_GAPS } from './gaps.ts';
export { FIELDS, LEVELS } from './levels.ts';
export { SCHOLARSHIP_KINDS } from './scholarships.ts';
export { SUBJECTS } from './subjects.ts';

export const DESTINATIONS: readonly DemoCountry[] = [australia, usa, uk, canada, newZealand, uae];
