/** Whether a value can stand for a uuid column, which refuses other text with an error. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
