import type { ChatRule } from '../schema.ts';
import { consultancyRules } from './consultancy.ts';
import { moneyRules } from './money.ts';
import { studyRules } from './study.ts';
import { visaRules } from './visa.ts';

/** Meanings that may stand beside any topic. */
export const WEAK = 'study go student university need can abroad level field place month period background';

/** These are answered first, whatever else the question says. */
export const DANGER = 'crisis fake asylum guarantee';

/**
 * Which meanings (terms/) make which topic. 'visa fee|cost / money' needs 'visa', and 'fee' or 'cost', and explains
 * 'money' too. A topic is chosen only if it explains every meaning of the question; of two that do, the one that needs
 * more of them, else the first. Several topics: the visitor chooses.
 */
export const rules: readonly ChatRule[] = [...moneyRules, ...visaRules, ...studyRules, ...consultancyRules];
