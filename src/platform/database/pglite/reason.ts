/** The message of the innermost cause: the errors around it only say that a thread or process ended. */
export function reasonOf(error: unknown): string {
  // The engine also throws plain objects without a message.
  if (!(error instanceof Error)) return 'its engine ended';
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
