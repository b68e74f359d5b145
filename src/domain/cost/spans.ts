import type { Span } from '../../contract/money-words.ts';

/** Arithmetic with amounts that may be ranges or have no upper end. */

export const exactly = (amount: number): Span => ({ from: amount, to: amount });

export const sum = (spans: readonly Span[]): Span =>
  spans.reduce(
    (all, { from, to }) => ({
      from: all.from + from,
      to: all.to === null || to === null ? null : all.to + to,
    }),
    exactly(0),
  );

/** From the lowest to the highest of alternatives. */
export const spanning = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: spans.some(({ to }) => to === null) ? null : Math.max(...spans.map(({ to }) => to ?? 0)),
});

/** Both ends multiplied with those of `by`. */
export const times = (span: Span, by: Span): Span => ({
  from: span.from * by.from,
  to: span.to === null || by.to === null ? null : span.to * by.to,
});
