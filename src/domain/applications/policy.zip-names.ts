/** Names that mean a device on Windows, whatever their extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\<>:"|?*]/gu;

/** A name that every system can unpack: no directories, no reserved names, no dots and blanks at its ends. */
function safeName(name: string): string {
  const clean = name
    .toWellFormed()
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  if (clean === '') return 'document';
  return DEVICES.test(clean) ? `_${clean}` : clean;
}

/**
 * The paths of documents in an archive: a folder for each group, and a number behind a name that the folder has already,
 * also where only capitals differ.
 */
export function zipPaths(documents: readonly { folder: string; fileName: string }[]): string[] {
  const taken = new Set<string>();
  return documents.map(({ folder, fileName }) => {
    const name = safeName(fileName);
    const extension = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
    const stem = name.slice(0, name.length - extension.length);
    for (let number = 1; ; number += 1) {
      const tried = `${safeName(folder)}/${number === 1 ? name : `${stem} (${number})${extension}`}`;
      const key = tried.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return tried;
    }
  });
}
