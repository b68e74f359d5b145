import { Frame } from './frame.tsx';

const DOORS = ['#1b5e43', '#f0a020', '#27285c', '#5b8fbd', '#8a5200', '#1b5e43', '#7d4a78', '#f0a020'];
const HOUSES = DOORS.map((door, index) => ({ door, x: index * 60, brick: index % 4 }));
const BRICKS = ['#8d5260', '#a3636a', '#96596b', '#ad6f6c'];

/** One house of the terrace: bay window, door, two sash windows, a chimney on the party wall. */
function House({ x, door, brick }: { x: number; door: string; brick: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill="#4b3352" d="M-5 68h10v22H-5z" />
      <path fill="#e2b48a" d="M-7 64H7v5H-7zM-4 56h3v8h-3zm5 0h3v8H1z" />
      <path fill="#5c4163" d="M0 98l8-16h44l8 16z" />
      <path fill={brick} d="M0 98h60v92H0z" />
      <path fill="#efe0c4" d="M0 96h60v5H0zM6 144h31v6H6z" />
      <path fill="#efe0c4" d="M10 108h16v26H10zm26 0h16v26H36zM8 150h27v30H8zm32-4h17v44H40z" />
      <path fill="#3d3158" d="M12 110h12v10H12zm0 12h12v10H12zm26-12h12v10H38zm0 12h12v10H38z" />
      <path fill="#ffd98a" d="M10 153h6v24h-6zm8 0h7v24h-7zm9 0h6v24h-6z" />
      <path fill={door} d="M43 156h11v34H43z" />
      <path fill="#ffd98a" d="M43 149q5-4 11 0v5H43z" />
    </g>
  );
}

/** A street of terraced houses at dawn. */
export function Terrace() {
  return (
    <Frame sky={['#3f3a6e', '#76618f', '#b78a9c', '#e8b99a', '#f8dca6']} horizon={150}>
      <circle cx="352" cy="74" r="25" fill="#fff1cb" />
      <path
        fill="#9a7f9c"
        d="M0 104h26l4-10h30l4 10h70V76h4l2-28 5-16 5 16 2 28h4v28h100l6-8h40l6 8h176v60H0z"
      />
      <circle cx="145" cy="64" r="4" fill="#f8dca6" />
      {HOUSES.map(({ door, x, brick }) => (
        <House key={x} x={x} door={door} brick={BRICKS[brick] ?? ''} />
      ))}
      <path fill="#cbb9a8" d="M0 190h480v10H0z" />
      <path fill="#3a3358" d="M0 200h480v40H0z" />
      <path stroke="#e8b99a" strokeWidth="2.5" strokeDasharray="26 22" d="M0 221h480" />
      <path fill="#14142e" d="M259 204v-84h4v84zm-5 0h14v4h-14zM252 104h18l-3 17h-12zm2-4l7-6 7 6z" />
      <path fill="#ffe9b0" d="M255 107h12l-2 12h-8z" />
      <path fill="#14142e" d="M324 196q-2-14 10-14h8l6-10q2-3 6-3h24q4 0 6 3l6 10h6q8 0 8 14z" opacity="0" />
      <g fill="none" stroke="#14142e" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="318" cy="196" r="10" />
        <circle cx="350" cy="196" r="10" />
        <path d="M318 196l9-17h16l7 17m-23-17l9 17 8-17m-17 0l-2-5h-5m23 5l-2-8h7" />
      </g>
    </Frame>
  );
}
