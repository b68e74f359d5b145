/** Code that makes a part of the page live without React. It is given its island. */
export type Start = (island: HTMLElement) => void;

/**
 * An island without a framework: with a client directive it is loaded when that says so, as components of React are, and
 * started once. It renders nothing: the page has its elements already.
 */
export const plainIsland = (start: Start): PlainIsland =>
  Object.assign((island: object) => start(island as HTMLElement), { plain: true as const });

/** Pages use an island like a component, whose only props are its client directive. */
interface PlainIsland {
  (island: object): void;
  plain: true;
}
