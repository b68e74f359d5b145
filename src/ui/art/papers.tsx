/** A table by the window: passport, stamped letter, pen and a cup of tea, mountains outside. */
export function Papers() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true">
      <rect width="480" height="320" rx="12" fill="#f5ecd8" />
      <rect x="56" y="28" width="250" height="160" rx="8" fill="#fddc9b" />
      <circle cx="232" cy="104" r="26" fill="#fff3cf" />
      <path fill="#a7abd4" d="M56 160l44-58 26 30 46-66 42 58 30-28 62 66v26H56z" />
      <path fill="#fbf6ea" d="M172 66l-20 29 12-4 9 10 8-12 12 5zM100 102l-12 16 9-2 6 6 6-9z" />
      <path fill="var(--accent, #383b80)" d="M56 172q70-24 130-6t120-10v24q0 8-8 8H64q-8 0-8-8z" />
      <path
        fill="none"
        stroke="#8a5200"
        strokeWidth="8"
        d="M56 36q0-8 8-8h234q8 0 8 8v144q0 8-8 8H64q-8 0-8-8zM181 28v160"
      />
      <path fill="#d9c8a2" d="M0 214h480v94q0 12-12 12H12q-12 0-12-12z" />
      <path fill="#c9b384" d="M0 214h480v8H0z" />
      <g transform="rotate(-7 130 250)">
        <rect x="84" y="206" width="92" height="98" rx="7" fill="var(--accent, #383b80)" />
        <circle cx="130" cy="246" r="20" fill="none" stroke="#f8b84a" strokeWidth="3" />
        <path
          fill="none"
          stroke="#f8b84a"
          strokeWidth="3"
          d="M110 246h40M130 226q-14 20 0 40M130 226q14 20 0 40M108 284h44"
        />
      </g>
      <g transform="rotate(5 270 244)">
        <rect x="206" y="190" width="128" height="112" rx="4" fill="#fff" />
        <path
          stroke="#a7abd4"
          strokeWidth="5"
          strokeLinecap="round"
          d="M222 212h60m-60 16h94m-94 16h94m-94 16h52"
        />
        <circle cx="306" cy="274" r="17" fill="none" stroke="#1b5e43" strokeWidth="4" />
        <path
          fill="none"
          stroke="#1b5e43"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M298 274l6 7 11-13"
        />
      </g>
      <path stroke="#1b1b40" strokeWidth="7" strokeLinecap="round" d="M350 292l44-30" />
      <path stroke="#f0a020" strokeWidth="7" strokeLinecap="round" d="M394 262l8-5" />
      <path
        fill="none"
        stroke="#bfa871"
        strokeWidth="4"
        strokeLinecap="round"
        d="M388 150q-10-12 0-24t0-24m22 48q-10-12 0-24t0-24"
      />
      <path fill="#fff" d="M362 164h74v34q0 34-37 34t-37-34z" />
      <path fill="none" stroke="#fff" strokeWidth="9" d="M436 174q24-2 22 18-2 18-26 16" />
      <path stroke="#d17c06" strokeWidth="6" strokeDasharray="6 6" d="M364 190h70" />
      <ellipse cx="399" cy="166" rx="37" ry="7" fill="#8a5200" />
      <ellipse cx="399" cy="238" rx="48" ry="7" fill="#fbf6ea" />
    </svg>
  );
}
