import { Frame, Glints } from './frame.tsx';

const LEAF =
  'M0-20l4 8 5-2-1 8 7-7 2 5 8-1-4 7 4 3-11 6 1 5-13-2v10h-4V10l-13 2 1-5-11-6 4-3-4-7 8 1 2-5 7 7-1-8 5 2z';
const LEAVES = [
  'translate(420 38) rotate(24) scale(1.5)',
  'translate(372 24) rotate(-28) scale(1.15)',
  'translate(448 92) rotate(60) scale(1.2)',
  'translate(330 12) rotate(10) scale(.9)',
  'translate(398 80) rotate(-8) scale(.9)',
];
const SHORE = [22, 40, 52, 74, 88, 108, 126, 138, 158, 300, 316, 334, 348, 366, 384, 398, 416, 436, 452, 470];

/** A lake under snow mountains, a canoe, maple leaves in the foreground. */
export function MapleLake() {
  return (
    <Frame sky={['#24518c', '#5b8fbd', '#a9c9d3', '#f2e2bd']} horizon={150}>
      <path fill="#8fa9c9" d="M0 140l60-46 30 18 50-50 46 44 30-16 56 56 40-40 50 30 60-52 58 54v30H0z" />
      <path fill="#fdf8ec" d="M122 150l88-96 18 16 14-4 26 34 20 10 40 40z" />
      <path fill="#6d86b3" d="M210 54l18 16 14-4 26 34 20 10 40 40h-96l-12-28 10-16-14-20 6-16z" />
      <path fill="#1d3f68" d="M0 150q110-14 240-6 130-8 240 4v10H0z" />
      <path fill="#173455" d={SHORE.map((x, i) => `M${x} ${118 + ((i * 7) % 13)}l9 36h-18z`).join('')} />
      <path fill="#3f79b4" d="M0 154h480v86H0z" />
      <path fill="#79a9cf" d="M156 156h142l-44 46-14-8-20 12z" opacity=".7" />
      <path fill="#2a5f9b" d="M0 154h480q-60 14-150 8T140 166 0 170z" />
      <Glints from={172} to={234} x={216} spread={110} colour="#cfe3ea" />
      <path fill="#8a4b12" d="M196 190q34 14 82 0-4 16-18 17h-46q-14-1-18-17z" />
      <path fill="#f0a020" d="M196 190q34 14 82 0l-2 5q-38 12-78 0z" />
      <path fill="#14142e" d="M230 192l2-15q4-4 8 0l2 16z" />
      <circle cx="236" cy="171" r="4.5" fill="#14142e" />
      <path stroke="#14142e" strokeWidth="2" strokeLinecap="round" d="M243 176l16 28" />
      <path
        fill="none"
        stroke="#4a2a12"
        strokeWidth="5"
        strokeLinecap="round"
        d="M480 22q-60-4-104-16M480 60q-30-6-56-34"
      />
      {LEAVES.map((place, index) => (
        <path key={place} transform={place} fill={index % 2 ? '#f0a020' : '#dd7d1c'} d={LEAF} />
      ))}
    </Frame>
  );
}
