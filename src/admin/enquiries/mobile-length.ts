const DIGITS = 10;

/**
 * What to look at in a number that begins like a mobile number of Nepal but is too short or too long: a digit is easily
 * lost at a fair. Undefined for all others, also for several numbers and for numbers of other countries.
 */
export function mobileLength(typed: string): string | undefined {
  if (!/^[\s+\d()-]+$/.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, '').replace(/^(?:00)?977(?=9[678])/, '');
  if (!/^9[678]/.test(digits) || digits.length === DIGITS || digits.length > 12) return undefined;
  // Somebody is still typing.
  if (digits.length < 7) return undefined;
  return `Mobile numbers have ${DIGITS} digits, this one has ${digits.length}.`;
}
