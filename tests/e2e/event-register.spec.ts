import type { Page, Route } from '@playwright/test';
import { ACCESS_KEY } from '../../src/contract/session-state.ts';
import { routes } from '../../src/contract/routes.ts';
import { bearer, keepInBrowser, logIn, verifiedAccount } from '../support/accounts-browser.ts';
import { submitLogin } from '../support/account-forms.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { both, expect, phoneOnly, test } from '../support/browser.ts';
import { givePlaceBack, openEvents, takePlace, unlimitedEvent } from '../support/events-browser.ts';
import { mailSaying } from '../support/site-mail.ts';

const CALL = '**/api/app/event-register/';
const CONGRATULATION = 'Congratulation,you have registered the event successfully!';

const opener = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Event Register' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Event Register' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
/** The visible texts; hidden ones are in the page too. */
const words = (page: Page) => dialog(page).locator('[data-text]:visible');
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });

test(
  'a person registers once, however often the button is pressed, and sees the result',
  both,
  async ({ page }) => {
    const member = await verifiedAccount(page.request);
    const event = await unlimitedEvent(page.request);
    await keepInBrowser(page, await logIn(page.request, member));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(routes.event(event.id));
    const before = scripts.length;
    await opener(page).click();
    await expect(dialog(page)).toContainText(event.title);
    await expect(dialog(page)).toContainText(event.formatted_start_date);
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    expect(await accessibilityFaults(page)).toEqual([]);

    const held = Promise.withResolvers<Route>();
    let asked = 0;
    await page.route(CALL, (route) => {
      asked += 1;
      held.resolve(route);
    });
    await dialog(page).getByRole('button', { name: 'Register' }).dblclick();
    await expect(words(page)).toHaveText('Please wait...');
    await expect(close(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(words(page)).toHaveText('Please wait...');
    await (await held.promise).continue();
    const said = page.getByText(CONGRATULATION);
    await expect(said).toBeVisible();
    await expect(said).toBeFocused();
    expect(asked).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    const calendar = await dialog(page).getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect((await page.request.get(calendar ?? '')).headers()['content-type']).toContain('text/calendar');
    await mailSaying(member.email, routes.accountEvents());
    await close(page).click();
    await expect(dialog(page)).toBeHidden();
    // The place is shown instead of the button.
    await expect(page.getByRole('link', { name: 'See or cancel it' })).toBeFocused();
  },
);

test.describe('refusals of the server', () => {
  test.use({ expectedErrors: [/status of 4(01|09)|ERR_FAILED/] });

  test('a registered person is told so, with a link to the registration', phoneOnly, async ({ page }) => {
    const member = await verifiedAccount(page.request);
    const event = await unlimitedEvent(page.request);
    const answer = await logIn(page.request, member);
    await keepInBrowser(page, answer);
    await page.goto(routes.event(event.id));
    await opener(page).click();
    // Meanwhile on another device.
    await takePlace(page.request, answer, event.id);
    await press(page, 'Register');
    await expect(words(page)).toContainText('You are already registered for this event.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByRole('link', { name: 'Your events' }).click();
    await page.waitForURL(`**${routes.accountEvents()}`);
    await expect(page.getByRole('main')).toContainText(event.title);
  });

  test(
    'an ended session asks to log in and leads back; without a token a message is shown',
    phoneOnly,
    async ({ page, request }) => {
      const member = await verifiedAccount(request);
      const event = await unlimitedEvent(request);
      const answer = await logIn(request, member);
      await keepInBrowser(page, answer);
      await page.goto(routes.event(event.id));
      await opener(page).click();
      await request.post('/api/user/sessions/end-all/', { headers: bearer(answer) });
      await press(page, 'Register');
      await expect(words(page)).toHaveText('Token expired. Please log in first.');
      await expect(close(page)).toBeHidden();
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog(page).getByRole('link', { name: 'Login' }).click();
      await submitLogin(page, member);
      await page.waitForURL(`**${routes.event(event.id)}`);

      await opener(page).click();
      // Changed without an event, so the page does not notice.
      await page.evaluate((key) => localStorage.removeItem(key), ACCESS_KEY);
      await press(page, 'Register');
      await expect(words(page)).toHaveText('Please log in to register for the event.');
      await expect(dialog(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
        'href',
        routes.login(routes.event(event.id)),
      );
      await close(page).click();
      await expect(dialog(page)).toBeHidden();
    },
  );

  test('any successful answer counts, whatever its body', phoneOnly, async ({ page }) => {
    const event = await unlimitedEvent(page.request);
    await keepInBrowser(page, await logIn(page.request, await verifiedAccount(page.request)));
    await page.goto(routes.event(event.id));
    await page.route(CALL, (route) => route.fulfill({ status: 200, body: 'OK' }));
    await opener(page).click();
    await press(page, 'Register');
    await expect(words(page)).toHaveText(CONGRATULATION);
  });

  test('a lost answer is requested again under the same key', phoneOnly, async ({ page }) => {
    const member = await verifiedAccount(page.request);
    const event = await unlimitedEvent(page.request);
    await keepInBrowser(page, await logIn(page.request, member));
    await page.goto(routes.event(event.id));
    const keys: string[] = [];
    await page.route(CALL, async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await opener(page).click();
    await press(page, 'Register');
    await expect(words(page)).toHaveText('An error occurred during event registration.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Try again');
    await expect(words(page)).toHaveText(CONGRATULATION);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('the last seat goes to one person and, when cancelled, to the next', async ({ page, request }) => {
    // Fifteen people sign up, each with a mail and two hashed passwords.
    test.setTimeout(60_000);
    const event = (await openEvents(request)).toSorted(
      (one, other) => (one.seats_left ?? Infinity) - (other.seats_left ?? Infinity),
    )[0];
    const seats = event?.seats_left ?? 0;
    expect(seats).toBeGreaterThan(0);
    const people = await Promise.all(
      Array.from({ length: seats }, async () => logIn(request, await verifiedAccount(request))),
    );
    const places = await Promise.all(people.map((answer) => takePlace(request, answer, event!.id)));

    const member = await verifiedAccount(request);
    await keepInBrowser(page, await logIn(request, member));
    await page.goto(routes.event(event!.id));
    await opener(page).click();
    await press(page, 'Register');
    await expect(words(page)).toContainText('This event is fully booked.');
    await close(page).click();

    // Another person cancels on the page of their registrations.
    const other = await page
      .context()
      .browser()!
      .newPage({ baseURL: new URL(page.url()).origin });
    await keepInBrowser(other, people[0]!);
    await other.goto(routes.accountEvents());
    await other.getByRole('button', { name: `Cancel my place at ${event!.title}` }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel my place' }).click();
    await expect(other.locator('.settings-result')).toContainText('You have cancelled your place');
    await other.close();

    await opener(page).click();
    await press(page, 'Register');
    await expect(words(page)).toHaveText(CONGRATULATION);
    // Other tests use this event too.
    await Promise.all(places.slice(1).map(({ id }, index) => givePlaceBack(request, people[index + 1]!, id)));
  });
});
