import fs from 'node:fs/promises';
import { create } from 'qrcode';

const [WIDTH, HEIGHT] = [640, 480];
/** Pixels of a module of the code, and where the code begins. */
const MODULE = 10;
const LEFT = 120;
const TOP = 80;
const [BLACK, WHITE, GRAY] = [16, 235, 128];

/** Writes a film in which somebody holds a QR code before the camera, for Chromium's --use-file-for-fake-video-capture. */
export async function filmOfCode(path: string, text: string): Promise<void> {
  const { modules } = create(text);
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let y = 0; y < modules.size * MODULE; y += 1)
    for (let x = 0; x < modules.size * MODULE; x += 1) {
      const dark = modules.get(Math.floor(y / MODULE), Math.floor(x / MODULE));
      light[(TOP + y) * WIDTH + LEFT + x] = dark ? BLACK : WHITE;
    }
  const colors = Buffer.alloc((WIDTH * HEIGHT) / 2, GRAY);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colors]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await fs.writeFile(path, Buffer.concat([head, frame, frame]));
}
