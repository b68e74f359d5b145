import { bearer, logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { apply, readCase } from '../support/applications-browser.ts';
import { expect, test } from '../support/browser.ts';
import { RAN_PATH, TWO_FACED } from '../support/harmful-files.ts';

// The browser logs what it refuses.
test.use({ expectedErrors: [/MIME type|not executable|Refused to|ERR_ABORTED|ERR_BLOCKED/] });

test('no script in a polyglot document runs, however the browser opens it', async ({ page, baseURL }) => {
  const answer = await logIn(page.request, await verifiedAccount(page.request));
  const parts = TWO_FACED.map(({ name, content }, at) => [
    `cv_documents[${at}][file]`,
    { name, mimeType: 'text/html', buffer: content },
  ]);
  const { id } = await apply(page.request, answer, Object.fromEntries(parts));
  const { documents } = await readCase(page.request, answer, id);
  expect(documents).toHaveLength(TWO_FACED.length);

  const ran: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(RAN_PATH)) ran.push(request.frame().url());
  });
  page.on('dialog', (dialog) => {
    ran.push('dialog');
    void dialog.dismiss();
  });
  // A page of the same origin without a policy, so that only the headers of the document protect.
  const bare = (path: string, body: string) =>
    page.route(`${baseURL}${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await bare('/bare', '<!doctype html><title>bare</title>');
  // The files do run scripts if a server sends them as pages.
  await bare('/careless', TWO_FACED[0]!.content.toString('latin1'));
  await page.goto('/careless');
  // Once when its script is parsed and once when it is loaded, each with a request and a dialog.
  await expect.poll(() => ran.filter((each) => each === 'dialog').length).toBe(2);
  ran.length = 0;

  // As if the browser sent the token automatically.
  await page.setExtraHTTPHeaders(bearer(answer));
  await page.goto('/bare');
  for (const { id: documentId, file_name } of documents) {
    const path = `/api/user/applications/${id}/documents/${documentId}/`;
    const begun = page.waitForEvent('download');
    await page.evaluate(async (src) => {
      const element = (tag: string, name: string) => {
        const made = Object.assign(document.createElement(tag), { [name]: src });
        const over = new Promise((resolve) => {
          made.addEventListener('load', resolve);
          made.addEventListener('error', resolve);
        });
        document.body.append(made);
        return over;
      };
      // An attachment becomes a download, so its frame never loads.
      void element('iframe', 'src');
      await Promise.all([element('script', 'src'), element('img', 'src')]);
    }, path);
    expect((await begun).suggestedFilename(), file_name).toBe(file_name);
    // Opened directly as well.
    const opened = page.waitForEvent('download');
    await page.goto(path).catch(() => {});
    expect((await opened).suggestedFilename()).toBe(file_name);
  }
  expect(page.url()).toBe(`${baseURL}/bare`);
  // Requests of the unprotected page may be reported late; they are recognized by their origin.
  expect(ran.filter((from) => from !== `${baseURL}/careless`)).toEqual([]);
});
