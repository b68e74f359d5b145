import type { ReactNode } from 'react';
import type { Point } from '../../content/services/schema.ts';
import { RichText } from './rich-text.tsx';

/** A heading with short points side by side: `night` on indigo, otherwise on paper. */
export function PointBand({
  id,
  heading,
  points,
  tone = 'paper',
}: {
  id: string;
  heading: string;
  points: readonly Point[];
  tone?: 'paper' | 'night';
}) {
  return (
    <section
      className={tone === 'night' ? 'point-band point-band-night on-night' : 'point-band'}
      aria-labelledby={id}
    >
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        <ul>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Numbered steps, in order. */
export function NumberedSteps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className="numbered-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Terms at the left, their descriptions at the right. */
export function TermList({ rows }: { rows: readonly Point[] }) {
  return (
    <dl className="term-list">
      {rows.map(({ title, text }) => (
        <div key={title}>
          <dt>
            <RichText text={title} />
          </dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A section of a page, labelled by its heading. */
export function Part({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
