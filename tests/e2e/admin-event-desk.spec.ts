import { logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { expect, phoneOnly, test } from '../support/browser.ts';
import { takePlace, unlimitedEvent } from '../support/events-browser.ts';
import { expectUsable, openOffice } from '../support/office-browser.ts';

test.describe('the door on a phone', phoneOnly, () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

  test('checks people in without a line, and sends it when the line is back', async ({ page, request }) => {
    const event = await unlimitedEvent(request);
    const member = await verifiedAccount(request);
    await takePlace(request, await logIn(request, member), event.id);

    await openOffice(page, `/admin/events/${event.id}/door`);
    await expect(page.getByText('Everything is sent.')).toBeVisible();
    await expect(page.getByText(/Keep this page open: it goes on without a connection/)).toBeVisible();
    await expectUsable(page, 'door');
    await page.context().setOffline(true);
    await page.getByRole('searchbox').fill(member.email);
    await page.getByRole('button', { name: `${member.email} is here` }).click();
    await expect(page.getByRole('button', { name: `Undo: ${member.email} is here` })).toBeVisible();
    await page.getByRole('searchbox').fill('Maya Gurung');
    await page.getByRole('button', { name: 'Add a person without registration' }).click();
    await page.getByRole('button', { name: 'Add, is here' }).click();
    await expect(page.getByText(/2 check-ins kept on this phone, not sent yet/)).toBeVisible();
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const asked = await question;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await expect(page.getByText(/2 check-ins kept on this phone, not sent yet/)).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText('Everything is sent.')).toBeVisible();
    await page.reload();
    await page.getByRole('searchbox').fill('maya');
    const maya = page.getByRole('button', { name: 'Undo: Maya Gurung is here' });
    await maya.click();
    await expect(page.getByText('Everything is sent.')).toBeVisible();
    await page.getByRole('searchbox').fill(member.email);
    await page.getByRole('button', { name: `Undo: ${member.email} is here` }).click();
    await expect(page.getByText('Everything is sent.')).toBeVisible();
  });
});

test.describe('an event that people are registered for', () => {
  // The question is an answer with status 409.
  test.use({ expectedErrors: [/status of 409/] });

  test('is made, and cancelled only after saying who gets a mail', async ({ page, request }) => {
    const title = `Fair ${Date.now()}`;
    await openOffice(page, '/admin/events');
    await page.getByRole('button', { name: 'New event' }).click();
    const dialog = page.getByRole('dialog', { name: 'New event' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('textbox', { name: 'Place (optional)' }).fill('Kamalpokhari');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    const id = Number(/events\/(\d+)\/edit/.exec(page.url())?.[1]);
    const member = await verifiedAccount(request);
    await takePlace(request, await logIn(request, member), id);

    await page.getByLabel('Does it take place?').selectOption('Cancelled');
    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this event?' });
    await expect(question).toContainText('1 registered and 0 on the waiting list');
    await expectUsable(page, 'event-question');
    await question.getByRole('button', { name: 'Save and mail 1 person' }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await page.goto(`/upcoming-events/${id}`);
    await expect(page.getByText('This event is cancelled.')).toBeVisible();
  });
});
