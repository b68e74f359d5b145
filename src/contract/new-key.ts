/** A new Idempotency-Key, which no other request has. crypto.randomUUID is there in secure contexts only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
