/** A sketch of the streets around Kamalpokhari, the lotus pond of Kathmandu, with our pin. Not to scale. */
export const StreetMap = () => (
  <svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#f5ecd8" d="M0 0h480v320H0z" />
    <g fill="#eaddc1">
      <path d="M22 20h84v52H22zM124 14h70v44h-70zM24 102h62v64H24zM104 92h76v36h-76zM100 148h78v48h-78zM18 192h64v46H18zM20 262h92v44H20zM136 226h66v34h-66zM132 282h84v30h-84z" />
      <path d="M398 20h66v58h-66zM404 104h58v46h-58zM396 186h70v40h-70zM300 16h74v36h-74zM250 262h62v46h-62zM336 250h58v60h-58zM414 252h52v54h-52z" />
    </g>
    <path fill="#cfe0c4" d="M222 14h54v40h-54zM404 160h58v18h-58z" />
    <g fill="none" stroke="#fff" strokeLinecap="round">
      <path strokeWidth="15" d="M-10 84q120-6 216 4t284-2M212-10q-6 110 4 170t0 170" />
      <path
        strokeWidth="9"
        d="M-10 178q100 6 220 2M216 244q120-12 276-4M388-10q-4 100-2 160t-4 180M92 76q4 90 0 254"
      />
      <path strokeWidth="5" d="M-10 250h102M92 138h118M388 92h100M388 168h100M320 244v86M120 270h96" />
    </g>
    <path fill="none" stroke="#e3c88f" strokeWidth="2" strokeDasharray="7 7" d="M-10 84q120-6 216 4t284-2" />
    <path
      fill="#9cc6cf"
      stroke="#5f97a4"
      strokeWidth="3"
      d="M240 108q60-14 128 0 10 56 0 116-66 12-128 0-10-60 0-116z"
    />
    <g fill="#2f7a5b">
      <path d="M262 140a13 8 0 1126 0l-13 3zM318 128a12 7 0 1124 0l-12 3zM300 206a13 8 0 1126 0l-13 3zM338 188a10 6 0 1120 0l-10 3zM256 192a10 6 0 1120 0l-10 3z" />
    </g>
    <path fill="#f3b9c6" d="M326 118l4 7 4-7 2 8q-6 6-12 0zM270 130l4 7 4-7 2 8q-6 6-12 0z" />
    <g fill="#14142e" fontSize="14" fontWeight="600" textAnchor="middle">
      <text x="304" y="174" fill="#12414c">
        Kamal Pokhari
      </text>
    </g>
    <path fill="#14142e" opacity=".2" d="M186 214a20 6 0 1140 0 20 6 0 01-40 0z" />
    <path fill="#d17c06" stroke="#fff" strokeWidth="3" d="M206 212q-27-34-27-54a27 27 0 1154 0q0 20-27 54z" />
    <path fill="#fff" d="M196 147h20v14h-5v4h-10v-4h-5z" />
  </svg>
);
