import type { Checklist, ChecklistItem } from '../../contract/documents/checklist.ts';
import { live } from '../live.ts';
import { COUNTRY_LINES } from './countries.ts';
import { GENERAL_LINES } from './general.ts';
import { MONEY_LINES } from './money.ts';

/** Lines that offices commonly ask for. Rules change: each office checks the list against the current ones. */
export const SHIPPED_CHECKLIST: Checklist = { lines: [...GENERAL_LINES, ...MONEY_LINES, ...COUNTRY_LINES] };

/** The lines as they are now. */
export const checklistItems = (): readonly ChecklistItem[] => live('checklist', SHIPPED_CHECKLIST).lines;
