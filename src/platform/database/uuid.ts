/**
 * Whether a value is a UUID in lower case. Check before comparing it with a uuid column: other text is an SQL error
 * there.
 */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
