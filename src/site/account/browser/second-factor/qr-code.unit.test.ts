import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { pathOf, QUIET_ZONE } from './qr-code.tsx';

const URI = 'otpauth://totp/Prasthan:office%40prasthan.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

it('draws every dark module of the code and no other', () => {
  const { modules } = create(URI, { errorCorrectionLevel: 'M' });
  const drawn = new Set<string>();
  for (const [, x, y, length] of pathOf(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let offset = 0; offset < Number(length); offset += 1)
      drawn.add(`${Number(y) - QUIET_ZONE} ${Number(x) + offset - QUIET_ZONE}`);
  }
  const dark = new Set<string>();
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) dark.add(`${row} ${column}`);
  }
  expect(drawn).toEqual(dark);
  expect(dark.size).toBeGreaterThan(300);
});
