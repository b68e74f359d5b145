const WIDTH = 480;
const HEIGHT = 320;
const FOOT = 292;

/** Terraced fields, one per level of study, each with a flag, and the sun above the last. */
export function StudyPath({ levels }: { levels: number }) {
  const width = 400 / levels;
  const rise = 170 / levels;
  const terraces = Array.from({ length: levels }, (_, index) => ({
    x: Math.round(40 + index * width),
    y: Math.round(FOOT - 34 - (index + 0.4) * rise),
    shade: 22 + Math.round((index / levels) * 62),
  }));
  const top = terraces.at(-1) ?? { x: 0, y: 0 };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} rx="12" fill="#f5ecd8" />
      <circle cx={top.x + width / 2} cy={top.y - 34} r="46" fill="#fddc9b" />
      <path
        fill="#eaddc1"
        d="M0 214l56-64 34 34 62-92 52 70 40-42 60 62 46-52 60 58 70-46v178H0z"
        opacity=".75"
      />
      <path fill="#fbf6ea" d="M152 92l-24 36 14-4 10 12 10-14 14 4z" opacity=".9" />
      {terraces.map(({ x, y, shade }) => (
        <g key={x}>
          <path
            d={`M${x} ${FOOT}V${y + 8}q0-8 8-8H${WIDTH - 40}V${FOOT}z`}
            fill={`color-mix(in oklab, var(--accent, #383b80) ${shade}%, #fbf6ea)`}
          />
          <path
            d={`M${x + 10} ${y + 13}h${Math.round(width - 12)}m-${Math.round(width - 12)} 9h${Math.round(width - 24)}`}
            stroke="#fbf6ea"
            strokeWidth="2"
            strokeDasharray="5 6"
            opacity=".55"
          />
        </g>
      ))}
      <path
        fill="none"
        stroke="#fbf6ea"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 11"
        d={terraces.map(({ x, y }, i) => `${i ? 'L' : 'M'}${Math.round(x + width / 2)} ${y - 5}`).join('')}
      />
      {terraces.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${Math.round(x + width / 2)} ${y})`}>
          <path d="M0 0v-34" stroke="#14142e" strokeWidth="3" strokeLinecap="round" />
          <path
            d="M1-34l22 8-22 8z"
            fill={index === levels - 1 ? '#f0a020' : '#fbf6ea'}
            stroke="#14142e"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <path fill="#1b1b40" d={`M0 ${FOOT}h${WIDTH}v16q0 12-12 12H12q-12 0-12-12z`} />
      <path
        stroke="#f0a020"
        strokeWidth="4"
        strokeDasharray="4 8"
        d={`M12 ${FOOT + 14}h${WIDTH - 24}`}
        opacity=".9"
      />
    </svg>
  );
}
