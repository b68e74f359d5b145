import { useEffect, useState } from 'react';

/** Empty modules round the code, so that cameras find it. Source: ISO/IEC 18004, 9.1. */
export const QUIET_ZONE = 4;

/** One path of all dark modules, and the side of the whole in modules. */
interface Drawing {
  side: number;
  path: string;
}

/** Drawn as one SVG path, since the page allows no style from elsewhere. The library comes when it is needed. */
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

/** Each run of dark modules in a row is one bar. */
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
