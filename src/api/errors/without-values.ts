/**
 * An error as it may stand in a log. Databases quote the values of a statement in their messages, and those are what
 * visitors typed: of such an error only its code (SQLSTATE), where it arose and the stack are kept.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('severity' in error && 'code' in error)) return error;
  const safe = new Error(`The database refused a statement (${String(error.code)})`);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  safe.stack = [safe.message, ...frames].join('\n');
  return safe;
}
