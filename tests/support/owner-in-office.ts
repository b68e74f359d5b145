import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { FactId } from '../../src/content/facts/index.ts';
import { everest } from './another-consultancy.ts';
import { JOB } from './background.ts';
import { begin, box, fromMenu, publishWithKeys, type Look } from './office-forms.ts';

/** An owner makes the shipped site their own consultancy. Each step begins anywhere in the back office. */

export const FEE: FactId = 'uk-visa-fee';
export const NEW_FEE = 641;
export const [branch] = everest.branches as [(typeof everest.branches)[number]];
export const LABEL = 'Find a course';
export const WHATSAPP = 'https://wa.me/97761555010';

export const guide = (page: Page) => page.getByRole('region', { name: 'Set up your site' });
export const goesToStart = (page: Page) => fromMenu(page, 'Today');

async function fromGuide(page: Page, step: string): Promise<void> {
  await goesToStart(page);
  await guide(page)
    .getByRole('link', { name: new RegExp(`^Do it.*${step}$`) })
    .click();
}

export async function nameAndLogo(page: Page, look: Look): Promise<void> {
  await fromGuide(page, 'Name and logo');
  await box(page, 'Name in full').fill(everest.name);
  await box(page, 'Short name').fill(everest.shortName);
  await box(page, 'Line in the footer').fill(everest.about.line);
  await page.getByRole('checkbox', { name: /Devanagari/ }).uncheck();
  const logo = page.getByRole('group', { name: /^Logo/ });
  await logo.getByRole('button', { name: 'Choose a picture' }).click();
  const picker = page.getByRole('dialog', { name: /^Choose: Logo/ });
  const chosen = page.waitForEvent('filechooser');
  await picker
    .getByRole('button', { name: /^(Add|Choose|Upload)/ })
    .first()
    .click();
  const drawn = { create: { width: 400, height: 200, channels: 3, background: '#115533' } } as const;
  const buffer = await sharp(drawn).png().toBuffer();
  await (await chosen).setFiles({ name: 'everest.png', mimeType: 'image/png', buffer });
  await box(picker, 'What the picture shows').fill(`Logo of ${everest.name}`);
  await picker.getByRole('button', { name: 'Save' }).click();
  await picker
    .getByRole('button', { name: /^(Use|Choose)/ })
    .first()
    .click();
  await look(page, 'name and logo');
  await publishWithKeys(page);
}

/** The number for WhatsApp, and one social network in the place of four. */
export async function contacts(page: Page): Promise<void> {
  await fromGuide(page, 'Contacts');
  await box(page, 'E-mail').fill(everest.email);
  await box(page, 'Address').fill(WHATSAPP);
  for (const at of [4, 3, 2]) await page.getByRole('button', { name: `Remove network ${at}` }).click();
  await page.getByRole('button', { name: /^Network 1/ }).click();
  await box(page, 'Address of your page').fill(everest.social[0]!.href);
  await publishWithKeys(page);
}

/** The head office, and a branch that the shipped site does not have. */
export async function offices(page: Page, look: Look): Promise<void> {
  await fromGuide(page, 'Offices');
  for (const [at, line] of everest.address.entries()) await box(page, `Line ${at + 1}`).fill(line);
  await box(page, 'Number 1').fill(everest.phones[0]!);
  for (const at of [3, 2]) await page.getByRole('button', { name: `Remove number ${at}` }).click();
  await page.getByRole('checkbox', { name: /sketch/ }).uncheck();
  await page.getByRole('button', { name: 'Add office' }).click();
  const added = page.getByRole('list', { name: 'Other offices' });
  await box(added, 'Name').fill(branch.name);
  await added.getByRole('button', { name: 'Add line' }).click();
  for (const [at, line] of branch.lines.entries()) await box(added, `Line ${at + 1}`).fill(line);
  await added.getByRole('button', { name: 'Add number' }).click();
  await box(added, 'Number 1').fill(branch.phones[0]!);
  await look(page, 'offices');
  await publishWithKeys(page);
}

/** Takes the last country off the site, and gives the first link of the header another name. */
export async function menus(page: Page): Promise<void> {
  await fromMenu(page, 'Pages and settings');
  await page.getByRole('link', { name: /^Destinations/ }).click();
  await page
    .getByRole('button', { name: /^Remove country/ })
    .last()
    .click();
  await publishWithKeys(page);
  await fromMenu(page, 'Pages and settings');
  await page.getByRole('link', { name: /^Menus/ }).click();
  await page
    .getByRole('button', { name: /Search Course/ })
    .first()
    .click();
  await box(page, 'Label').first().fill(LABEL);
  await publishWithKeys(page);
}

export async function figure(page: Page): Promise<void> {
  await page.goto(`/admin/facts/${FEE}`);
  await page.getByRole('group', { name: 'Value' }).getByRole('textbox').first().fill(String(NEW_FEE));
  await publishWithKeys(page);
}

export async function removeSamples(page: Page, look: Look): Promise<void> {
  await goesToStart(page);
  await page.getByRole('button', { name: 'Remove…' }).click();
  const question = page.getByRole('dialog', { name: 'Remove all samples?' });
  await question.getByRole('textbox').fill('remove the samples');
  await look(page, 'removing samples');
  await question.getByRole('button', { name: 'Remove the samples' }).click();
  const done = page.getByRole('dialog', { name: 'The samples are removed' });
  await expect(done).toBeVisible(JOB);
  await expect(done).toContainText(/Deleted: \d+ universities/);
  await look(page, 'samples removed');
  await done.getByRole('button', { name: 'Done' }).click();
}

export async function post(page: Page): Promise<void> {
  await fromMenu(page, 'Posts');
  await page.getByRole('button', { name: 'New post' }).click();
  await box(page, 'Title').fill('What Everest does first');
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByLabel('Heading').fill('Listen');
  await page.getByRole('button', { name: 'Add paragraph' }).click();
  await box(page, 'Text').fill('We listen before we advise.');
  await publishWithKeys(page);
}

export async function event(page: Page): Promise<void> {
  await fromMenu(page, 'Events');
  await begin(page, 'event', { Title: 'Everest open day' });
  await box(page, 'Place (optional)').fill('Lakeside');
  await publishWithKeys(page);
}

/** A university, a course and a scholarship. */
export async function catalogue(page: Page, look: Look): Promise<void> {
  await fromMenu(page, 'Universities');
  await begin(page, 'university', { Name: 'Annapurna University', Country: 'UK' });
  await publishWithKeys(page);
  await fromMenu(page, 'Courses');
  const at = { University: 'Annapurna University' };
  await begin(page, 'course', { Name: 'Bachelor of Glaciology', ...at, Level: 'Bachelor' });
  await page.getByLabel('Fee for a year').fill('15400');
  await box(page, 'Currency (optional)').fill('GBP');
  await page.getByRole('button', { name: 'Add intake' }).click();
  await page.getByLabel('Month').fill('9');
  await page.getByLabel('Year', { exact: true }).fill('2027');
  await look(page, 'a course');
  await publishWithKeys(page);
  await fromMenu(page, 'Scholarships');
  await begin(page, 'scholarship', { Name: 'Sherpa Scholarship', ...at });
  await page.getByRole('button', { name: 'Add sentence' }).click();
  await box(page, 'Sentence 1').fill('Half of the fee of each year.');
  await publishWithKeys(page);
}
