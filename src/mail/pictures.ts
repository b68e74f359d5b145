import band from './pictures/band.png?inline';
import logo from './pictures/logo.png?inline';

/** A picture that travels with the mail, so that mail programs show it without loading anything. */
export interface MailPicture {
  /** `<img src="cid:…">` */
  cid: string;
  fileName: string;
  mediaType: 'image/png';
  content: string;
  encoding: 'base64';
}

const picture = (name: string, data: string): MailPicture => ({
  cid: `${name}@mail`,
  fileName: `${name}.png`,
  mediaType: 'image/png',
  content: data.slice(data.indexOf(',') + 1),
  encoding: 'base64',
});

/** Drawn by scripts/mail-pictures.mjs, at twice the size at which they are shown. */
export const PICTURES = { band: picture('band', band), logo: picture('logo', logo) };

export const LOGO_HEIGHT = 32;
/** As wide as our pennant at that height. */
export const LOGO_WIDTH = Math.round((LOGO_HEIGHT * 48) / 54);
