import { hash } from './seed.ts';

const SKIN = ['#c98f68', '#b57a55', '#d8a27c', '#a56a48'];
const CLOTHES = ['#383b80', '#1b5e43', '#8a4a3a', '#6d4273', '#16606b', '#8a5200'];
const GROUNDS = ['#fddc9b', '#cfd2ea', '#e0f0e7', '#f5ecd8', '#f3d3c4', '#fef0d0'];
const HAIR = [
  // Short hair, a topi of woven cloth, a plait, a bun.
  'M34 44q-2-24 22-24t22 24q-5-11-22-11T34 44z',
  'M34 42l4-22 34-3 6 25q-9-8-22-8t-22 8z',
  'M33 50q-4-31 23-31t23 31l4 34q-9 2-12-6l-3-36q-12 2-22-5-6 5-7 14z',
  'M33 48q-4-27 23-27t23 27q-5-13-23-13T33 48zM46 22a10 9 0 0120 0z',
];
const PLANS = [2, 0, 3, 1, 2, 0];

/** A drawn, invented person: for samples, never instead of a real photograph. `turn` makes neighbours differ. */
export function Portrait({ seed, turn }: { seed: string; turn: number }) {
  const number = hash(seed);
  const plan = PLANS[turn % PLANS.length]!;
  return (
    <svg viewBox="0 0 112 112" aria-hidden="true">
      <path fill={GROUNDS[turn % GROUNDS.length]} d="M0 0h112v112H0z" />
      <path fill={CLOTHES[turn % CLOTHES.length]} d="M12 112q2-31 44-31t44 31z" />
      <path fill={SKIN[number % SKIN.length]} d="M47 66h18v17q-9 10-18 0z" />
      <ellipse cx="56" cy="49" rx="20" ry="24" fill={SKIN[number % SKIN.length]} />
      <path fill={plan === 1 ? '#bd5a30' : '#20182a'} d={HAIR[plan]} />
      {plan === 1 && (
        <path fill="none" stroke="#fddc9b" strokeWidth="2.5" strokeDasharray="4 3" d="M37 34q19-9 38 0" />
      )}
      <path
        fill="none"
        stroke="#4a2b20"
        strokeWidth="2"
        strokeLinecap="round"
        d="M48 50v2m16-2v2m-14 8q6 5 12 0"
      />
    </svg>
  );
}
