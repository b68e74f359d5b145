// Draws and encodes the looping video of the home page: node scripts/hero-video.mjs   (needs ffmpeg: apt-get install
// ffmpeg) The video files are committed, so this has to be run only after changing the drawing.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { frame, HEIGHT, WIDTH } from './hero-video/scene.mjs';

const SECONDS = 10;
const LIMIT = 700_000;
const OUT = 'src/site/home/browser/dawn';
/**
 * Crops: wide screens get the whole picture, phones its right part with the sun, in so few bytes that the home page with it has less than
 * 120 kB (tests/e2e/page-budget.spec.ts). `webm` and `mp4`: the constant quality, less for a larger number.
 */
const CUTS = {
  wide: {
    left: 0,
    top: 0,
    width: WIDTH,
    height: HEIGHT,
    to: [1440, 520],
    fps: 24,
    avif: 62,
    webm: 40,
    mp4: 27,
  },
  small: {
    left: 640,
    top: 0,
    width: 780,
    height: HEIGHT,
    to: [720, 480],
    fps: 16,
    avif: 45,
    webm: 56,
    mp4: 30,
  },
};

/** Crops and resizes a picture. Stills are drawn at twice the size (`scale` 2) for a better quality than video frames. */
const picture = (svg, { left, top, width, height, to }, scale = 1) =>
  sharp(Buffer.from(svg), { density: 72 * scale })
    .extract({ left: left * scale, top: top * scale, width: width * scale, height: height * scale })
    .resize(...to);

function ffmpeg(...options) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...options]);
  if (status !== 0) throw new Error(String(stderr ?? 'ffmpeg is not installed'));
}

async function still(name, cut) {
  const drawn = await picture(frame(0), cut, 2).png().toBuffer();
  await sharp(drawn).avif({ quality: cut.avif, effort: 6 }).toFile(`${OUT}/${name}.avif`);
  await sharp(drawn).webp({ quality: 82, effort: 6 }).toFile(`${OUT}/${name}.webp`);
}

async function frames(name, cut, folder) {
  fs.mkdirSync(`${folder}/${name}`);
  const count = SECONDS * cut.fps;
  for (let at = 0; at < count; at++) {
    const file = `${folder}/${name}/${String(at).padStart(4, '0')}.png`;
    await picture(frame(at / count), cut)
      .png({ compressionLevel: 1 })
      .toFile(file);
  }
}

function video(name, cut, folder) {
  const input = ['-framerate', String(cut.fps), '-i', `${folder}/${name}/%04d.png`];
  const plain = ['-pix_fmt', 'yuv420p', '-an'];
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(cut.webm), '-g', '240', '-row-mt', '1'];
  const log = ['-passlogfile', `${folder}/${name}/pass`];
  ffmpeg(...input, ...plain, ...vp9, ...log, '-pass', '1', '-f', 'null', '/dev/null');
  const second = ['-pass', '2', '-auto-alt-ref', '6', '-lag-in-frames', '25', '-cpu-used', '1'];
  ffmpeg(...input, ...plain, ...vp9, ...log, ...second, `${OUT}/${name}.webm`);
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', String(cut.mp4)];
  ffmpeg(...input, ...plain, ...h264, '-movflags', '+faststart', `${OUT}/${name}.mp4`);
}

fs.mkdirSync(OUT, { recursive: true });
for (const [name, cut] of Object.entries(CUTS)) await still(name, cut);
if (!process.argv.includes('--stills')) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dawn-'));
  for (const [name, cut] of Object.entries(CUTS)) {
    await frames(name, cut, folder);
    video(name, cut, folder);
  }
  fs.rmSync(folder, { recursive: true });
}
for (const file of fs.readdirSync(OUT)) {
  const { size } = fs.statSync(path.join(OUT, file));
  console.log(file, size);
  if (size > LIMIT) throw new Error(`${file} is larger than ${LIMIT} bytes`);
}
