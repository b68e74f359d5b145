/**
 * An error in a form that may be logged. Databases quote the values of a statement in their messages, and visitors typed
 * those values. So only the code (SQLSTATE), the place and the stack of such an error are kept.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('severity' in error && 'code' in error)) return error;
  const safe = new Error(`The database refused a statement (${String(error.code)})`);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  safe.stack = [safe.message, ...frames].join('\n');
  return safe;
}
