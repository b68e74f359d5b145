const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A question and its answer as two speech bubbles under a garland of marigolds. */
export function Questions() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true">
      <rect width="480" height="320" rx="12" fill="#f5ecd8" />
      <path fill="none" stroke="#1b5e43" strokeWidth="3" d="M-4 22q122 66 244 22t244-14" />
      {[
        [20, 33],
        [64, 48],
        [110, 57],
        [158, 57],
        [205, 50],
        [252, 40],
        [300, 30],
        [348, 24],
        [396, 23],
        [444, 27],
      ].map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`} fill={index % 3 === 1 ? '#d17c06' : '#f0a020'}>
          {PETALS.map((angle) => (
            <ellipse key={angle} cy="-8" rx="5" ry="8" transform={`rotate(${angle})`} />
          ))}
          <circle r="5" fill="#8a5200" />
        </g>
      ))}
      <path
        fill="var(--accent, #383b80)"
        d="M62 96h196q18 0 18 18v76q0 18-18 18H134l-40 32 8-32H62q-18 0-18-18v-76q0-18 18-18z"
      />
      <path
        fill="none"
        stroke="#fbf6ea"
        strokeWidth="11"
        strokeLinecap="round"
        d="M139 138q0-20 21-20t21 20q0 12-12 18-9 5-9 14"
      />
      <circle cx="160" cy="188" r="7" fill="#fbf6ea" />
      <path
        fill="#fff"
        d="M232 176h188q18 0 18 18v66q0 18-18 18h-28l8 28-38-28H232q-18 0-18-18v-66q0-18 18-18z"
      />
      <path stroke="#a7abd4" strokeWidth="8" strokeLinecap="round" d="M246 206h96m-96 22h140m-140 22h74" />
      <circle cx="400" cy="216" r="15" fill="#1b5e43" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M393 216l5 6 10-11"
      />
    </svg>
  );
}
