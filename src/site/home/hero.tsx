import type { ReactNode } from 'react';
import { DhakaWeave } from '../../ui/art/dhaka-weave.tsx';
import { Ridges } from '../../ui/art/ridges.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Dawn over the mountains, what we do in one line, and the search form (`children`). */
export function Hero({ problems, children }: { problems: readonly string[]; children: ReactNode }) {
  return (
    <section className="hero">
      <div className="hero-sky on-night">
        <div className="hero-art">
          <Ridges seed="prasthan" plane />
        </div>
        <div className="wrap hero-words">
          <h1>Leave with a plan, not a promise.</h1>
          <p>
            Find what you can study abroad, where, and what it costs. Then take it one clear step at a time.
          </p>
        </div>
      </div>
      <div className="wrap hero-panel">
        {children}
        {problems.map((problem) => (
          <Notice key={problem} tone="error" live={false}>
            {problem}
          </Notice>
        ))}
      </div>
      <DhakaWeave tone="cream" height={34} />
    </section>
  );
}
