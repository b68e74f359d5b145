import { consultancy } from '../../content/consultancy.ts';
import { OwnPicture } from './own-picture.tsx';

/**
 * The consultancy's own logo, otherwise our emblem. The name is next to it, so the picture needs no text alternative.
 */
export function Logo() {
  const { logo } = consultancy();
  if (logo === null) return <Mark />;
  return <OwnPicture picture={logo} width={(logo.width * 40) / logo.height} height={40} alt="" eager />;
}

/** The emblem: a pennant of woven steps with a summit and the rising sun. The name is next to it. */
function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg width={(size * 48) / 54} height={size} viewBox="0 0 48 54" aria-hidden="true">
      <path fill="#27285c" d="M2 2h44v32h-6v6h-6v6h-6v6h-8v-6h-6v-6H8v-6H2z" />
      <circle cx="33" cy="15" r="6" fill="#f0a020" />
      <path fill="#fbf6ea" d="M6 34l13-20 7 10 4-5 12 15z" />
      <path fill="#a7abd4" d="M19 14l7 10 4-5 12 15H24l-4-7 3-5z" />
    </svg>
  );
}
