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

/** Drawn by scripts/mail-pictures.mjs, at twice the size at which it is shown. */
export const BAND = picture('band', band);

/** A logo above a mail, with the size at which it is shown in CSS pixels. */
export interface MailLogo {
  picture: MailPicture;
  width: number;
  height: number;
}

const LOGO_HEIGHT = 32;
/** The pennant of consultancies without a logo of their own. Drawn like the band. */
export const PENNANT: MailLogo = {
  picture: picture('logo', logo),
  width: Math.round((LOGO_HEIGHT * 48) / 54),
  height: LOGO_HEIGHT,
};

/** A consultancy's own logo. Wide ones are lower, so that the name fits beside them. @param png at twice its size */
export const ownLogo = ({ png, width, height }: OwnLogo): MailLogo => ({
  picture: picture('logo', `data:image/png;base64,${png}`),
  width,
  height,
});

export interface OwnLogo {
  /** In base64. */
  png: string;
  width: number;
  height: number;
}
