// What the bundles that run on the server have in common: pages, mails, the server itself.
// @ts-check

/**
 * How their files are written. ASCII, because V8 keeps a text with a character beyond Latin 1 as two bytes a character.
 * Licences stay.
 * @type {import('vite').Rolldown.OutputOptions}
 */
export const SERVER_OUTPUT = {
  charset: 'ascii',
  comments: { legal: true, annotation: false, jsdoc: false },
};

/** Else the development version of React is in them too. */
export const IN_PRODUCTION = { 'process.env.NODE_ENV': '"production"' };
