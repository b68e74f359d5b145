/**
 * Why the application cannot start. The message tells the operator what is wrong and what to do; it is shown without a
 * stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
