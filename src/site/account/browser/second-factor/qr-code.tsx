import { useEffect, useState } from 'react';

/** Width of the quiet zone in modules, which cameras need. Source: ISO/IEC 18004, 9.1. */
export const QUIET_ZONE = 4;

/** All dark modules as one path, and the side length in modules. */
interface Drawing {
  side: number;
  path: string;
}

/** Rendered as one SVG path, because the page allows no external styles. The library is loaded on demand. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    void draw(text).then((drawn) => wanted && setDrawing(drawn));
    return () => {
      wanted = false;
    };
  }, [text]);
  if (drawing === 'failed') return <p>The picture could not be drawn. Please type the key instead.</p>;
  return (
    <div className="qr-code" aria-busy={drawing === null}>
      {drawing && (
        <svg viewBox={`0 0 ${drawing.side} ${drawing.side}`} role="img" aria-label={label}>
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  );
}

async function draw(text: string): Promise<Drawing | 'failed'> {
  try {
    const { create } = await import('qrcode');
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    return { side: modules.size + 2 * QUIET_ZONE, path: pathOf(modules) };
  } catch {
    return 'failed';
  }
}

/** Draws each run of dark modules in a row as one bar. */
export function pathOf(modules: { size: number; get: (row: number, column: number) => unknown }): string {
  const bars: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      const length = column - start;
      if (length > 0) bars.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`);
    }
  }
  return bars.join('');
}
