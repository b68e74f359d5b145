import { bearer, logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { apply, readCase } from '../support/applications-browser.ts';
import { expect, test } from '../support/browser.ts';
import { RAN_PATH, TWO_FACED } from '../support/harmful-files.ts';

// The browser says what it refuses.
test.use({ expectedErrors: [/MIME type|not executable|Refused to|ERR_ABORTED|ERR_BLOCKED/] });

test('whatever way the browser is led to a two-faced document, nothing in it runs', async ({
  page,
  baseURL,
}) => {
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
  // A page of the same origin without any policy of its own: what protects is the document's.
  const bare = (path: string, body: string) =>
    page.route(`${baseURL}${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await bare('/bare', '<!doctype html><title>bare</title>');
  // The files do what they are said to do where a server hands them out as pages.
  await bare('/careless', TWO_FACED[0]!.content.toString('latin1'));
  await page.goto('/careless');
  // Once as its script is read and once when it is loaded; each asks first and then says so.
  await expect.poll(() => ran.filter((each) => each === 'dialog').length).toBe(2);
  ran.length = 0;

  // As if the browser sent the token by itself.
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
      // What is shown as a page becomes a download: a frame of it never loads.
      void element('iframe', 'src');
      await Promise.all([element('script', 'src'), element('img', 'src')]);
    }, path);
    expect((await begun).suggestedFilename(), file_name).toBe(file_name);
    // Opened by hand as well.
    const opened = page.waitForEvent('download');
    await page.goto(path).catch(() => {});
    expect((await opened).suggestedFilename()).toBe(file_name);
  }
  expect(page.url()).toBe(`${baseURL}/bare`);
  // What the careless page asked for may be told late, so it is known by where it came from.
  expect(ran.filter((from) => from !== `${baseURL}/careless`)).toEqual([]);
});
