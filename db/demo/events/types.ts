export interface DemoEvent {
  title: string;
  /**
   * When it is held for the first time, on the clock in Nepal: '2026-01-10T14:00'. From then on it comes again every
   * REPEAT_DAYS. A number instead: that many days before the demo is filled, once.
   */
  starts: string | number;
  hours: number;
  place: string | null;
  /** An address that leads nowhere. */
  online: string | null;
  capacity: number | null;
  /** Days before the start; null: open from the beginning, until the start. */
  opens: number | null;
  closes: number | null;
  paragraphs: readonly string[];
}
