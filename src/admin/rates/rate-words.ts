const formatted = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** '92.35', '1.6015': as many decimals as the rate has, at least two. */
export const rateWords = (npr: number): string => formatted.format(npr);

/** '160.15 for 100' */
export const bankWords = ({ unit }: { unit: number }, amount: number): string =>
  unit === 1 ? rateWords(amount) : `${rateWords(amount)} for ${unit}`;
