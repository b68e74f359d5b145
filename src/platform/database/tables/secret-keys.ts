/** Keys that outlive the secret key, encrypted with it. */
export interface LastingKeysTable {
  purpose: string;
  sealed_key: Buffer;
}
