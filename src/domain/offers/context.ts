import type { ApplicationContext } from '../applications/context.ts';

/** Offers belong to cases: an answer of the student reaches the office as every other answer of the case does. */
export type OfferContext = ApplicationContext;
