/** The package has no types of its own, and those of DefinitelyTyped lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> });
    /** The best of `available`; `preferred` decides between those that the client weighs the same. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
