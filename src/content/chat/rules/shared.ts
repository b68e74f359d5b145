/** Meanings that ask for an amount. */
export const AMOUNT = 'howmuch money cost fee takes pay';
/** People who may come along. */
export const PEOPLE = 'partner child family';
/** Any of the three English tests. */
export const TEST = 'ielts|toefl|pte';
