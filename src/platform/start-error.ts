/** Why the application cannot start, in words for its operator: what is wrong and what to do. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
