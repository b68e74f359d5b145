import fs from 'node:fs';
import path from 'node:path';
import { renderLetter } from './render.tsx';
import { SAMPLE_LETTERS } from './samples.ts';

/** `npm run mails -- [FOLDER]`: writes every mail with sample data as .html and .txt, to view in a browser. */
const folder = path.resolve(process.argv[2] ?? 'var/mail-previews');
fs.mkdirSync(folder, { recursive: true });
for (const letter of SAMPLE_LETTERS) {
  const { html, text, pictures } = await renderLetter(letter);
  // Browsers know no Content-IDs.
  const shown = pictures.reduce(
    (page, { cid, mediaType, content }) =>
      page.replaceAll(`cid:${cid}`, `data:${mediaType};base64,${content}`),
    html,
  );
  fs.writeFileSync(path.join(folder, `${letter.template}.html`), shown);
  fs.writeFileSync(path.join(folder, `${letter.template}.txt`), `Subject: ${letter.subject}\n\n${text}`);
}
process.stdout.write(`${SAMPLE_LETTERS.length} mails, each as .html and .txt, in ${folder}\n`);
