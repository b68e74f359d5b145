/** A doubt about a file that can be overruled by whoever is sure of it. */
export type Override = 'allow-withdrawals' | 'allow-refusals';

/** The file was read but must not be imported. The message says why and what to do. */
export class ImportRefusedError extends Error {
  override name = 'ImportRefusedError';
  readonly override: Override | undefined;
  constructor(message: string, override?: Override) {
    super(message);
    this.override = override;
  }
}
