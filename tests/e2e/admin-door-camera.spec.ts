import os from 'node:os';
import path from 'node:path';
import { launchOptions } from '../../playwright.config.ts';
import { logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { filmOfCode } from '../support/camera.ts';
import { takePlace, unlimitedEvent } from '../support/events-browser.ts';
import { openOffice } from '../support/office-browser.ts';
import { provedBearer, STAFF } from '../support/accounts-browser.ts';

/** What the camera of the browser films. Written before the camera is opened. */
const FILM = path.join(os.tmpdir(), `door-${process.ppid}.y4m`);

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
});

test(
  'the camera at the door reads the code of a mail and checks the person in',
  phoneOnly,
  async ({ page, request }) => {
    const event = await unlimitedEvent(request);
    const member = await verifiedAccount(request);
    await takePlace(request, await logIn(request, member), event.id);
    const { people } = (await (
      await request.post(`/api/staff/events/${event.id}/door/`, {
        headers: await provedBearer(request, STAFF),
        data: {},
      })
    ).json()) as { people: { name: string; code: string }[] };
    await filmOfCode(FILM, people.find(({ name }) => name === member.email)!.code);

    await openOffice(page, `/admin/events/${event.id}/door`);
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page.getByText(`${member.email} is here.`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close the camera' }).click();
    await page.getByRole('searchbox').fill(member.email);
    await expect(page.getByRole('button', { name: `Undo: ${member.email} is here` })).toBeVisible();
    await expect(page.getByText('Everything is sent.')).toBeVisible();
  },
);
