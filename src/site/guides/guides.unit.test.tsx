import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { fail } from '../../contract/errors.ts';
import { destinations } from '../../content/destinations.ts';
import { formOf } from '../../content/facts/form.ts';
import { fact, factDocument, factsOfCountry, shippedFact, type FactId } from '../../content/facts/index.ts';
import type { FactForm } from '../../contract/forms/fact.ts';
import { setPublished } from '../../content/live.ts';
import { guideOf } from '../../content/guides/index.ts';
import { headingsOf, textOf } from '../../../tests/support/markup.ts';
import { AUSTRALIA, fixtureReads } from '../../../tests/support/public-reads.ts';
import { factAge, valueWords } from '../../content/facts/words.ts';
import { DestinationCards } from '../home/destination-cards.tsx';
import { MarkedText } from '../home/marked-text.tsx';
import { RichText } from '../reading/rich-text.tsx';
import { Figure, FigureAge } from './figures.tsx';
import { GuidePage } from './guide-page.tsx';
import { isDestination, loadGuide } from './load-guide.ts';
import { StudyAbroadPage } from './study-abroad-page.tsx';
import { VisaHubPage } from './visa-hub-page.tsx';

const RATES = { AUD: { npr: 90, as_of: '2026-10-01', source: 'Nepal Rastra Bank' } };
const words = (element: React.ReactElement) => textOf(renderToStaticMarkup(element));

/** Staff have changed these figures. */
const edited = (facts: Partial<Record<FactId, Partial<FactForm>>>) =>
  setPublished(
    new Map(
      Object.entries(facts).map(([id, form]) => [
        factDocument(id),
        { ...formOf(shippedFact(id as FactId)), ...form },
      ]),
    ),
  );
afterEach(() => setPublished(new Map()));

test('an amount shows its currency, its period, and rupees if a rate is known', () => {
  edited({
    'au-funds-student': { value: 30_000 },
    'au-funds-travel': { value: 2_500, likely_changed: true },
    'au-work-hours': { value: 50 },
    'us-tuition-graduate': { value: { from: 21_000, to: 44_000 }, likely_changed: true },
  });
  expect(words(<Figure id="au-funds-student" rates={RATES} />)).toBe('AUD 30,000 a year about NPR 27,00,000');
  expect(words(<Figure id="au-funds-travel" />)).toBe('AUD 2,500 for each person likely changed');
  expect(words(<Figure id="au-work-hours" rates={RATES} />)).toBe('50 hours a fortnight');
  expect(words(<Figure id="us-tuition-graduate" rates={{ USD: { ...RATES.AUD, npr: 100 } }} />)).toBe(
    'USD 21,000 to 44,000 a year about NPR 21,00,000 to 44,00,000 likely changed',
  );
});

test('a figure shows how old it is', () => {
  const fee = fact('au-visa-fee');
  expect(factAge(fee)).toBe('not re-checked since we took it over; likely changed');
  expect(factAge({ ...fee, likely_changed: undefined })).toBe('not re-checked since we took it over');
  expect(factAge({ ...fee, checked: '2026-11-12', likely_changed: undefined })).toBe('checked 12 Nov 2026');
  expect(words(<FigureAge facts={['au-visa-fee', 'au-funds-student']} rates={RATES} />)).toBe(
    'Not re-checked since we took them over. What is marked “likely changed” is probably different today. ' +
      'Check the current figures at Department of Home Affairs . ' +
      'Rupees are estimates: AUD 1 = NPR 90, 1 October 2026 (Nepal Rastra Bank).',
  );
});

test('a country that is not shown is on no page', () => {
  const shown = [{ slug: 'usa' }, { slug: 'canada' }];
  setPublished(new Map([['destinations', { shown }]]));
  expect(isDestination('canada')).toBe(true);
  expect(isDestination('dubai')).toBe(false);
  const pages = {
    list: <StudyAbroadPage />,
    visas: <VisaHubPage rates={{}} />,
    home: <DestinationCards />,
    text: <MarkedText text="[Dubai] and [Canada]" />,
  };
  for (const page of Object.values(pages)) {
    const html = renderToStaticMarkup(page);
    expect(html).toContain('href="/study-abroad/canada"');
    expect(html).not.toContain('/study-abroad/dubai');
  }
  expect(words(<MarkedText text="In [Dubai]." />)).toBe('In Dubai.');
});

test('a calculated figure shows its parts', () => {
  edited({
    'uk-funds-outside': { value: 1_100, likely_changed: true },
    'uk-funds-months': { value: { to: 8 } },
  });
  expect(words(<Figure id="uk-funds-outside-total" />)).toBe('GBP 8,800 GBP 1,100 × 8 months likely changed');
});

test('a figure that has probably changed is marked in prose, with the official page', () => {
  edited({ 'us-visa-fee': { value: 199, likely_changed: true } });
  const html = renderToStaticMarkup(<RichText text="Pay {fact:us-visa-fee} first." />);
  expect(textOf(html)).toBe('Pay USD 199 (likely changed) first.');
  expect(html).toContain(`href="${fact('us-visa-fee').office.href}"`);
});

test('prose is filled with facts', () => {
  edited({ 'uk-processing': { value: { about: 4 } } });
  expect(words(<RichText text="It takes {fact:uk-processing}, or longer." />)).toBe(
    'It takes about 4 weeks , or longer.',
  );
});

test('a guide links to the courses of its country', async () => {
  const view = await loadGuide(fixtureReads(), 'australia');
  expect(view.country).toEqual(AUSTRALIA);
  expect(renderToStaticMarkup(<GuidePage view={view} />)).toContain('href="/course-search?country=1"');
});

test('a guide is shown without a catalogue too', async () => {
  for (const countries of [
    () => Promise.reject(new Error('no database')),
    () => Promise.resolve(fail({ code: 'not_found' })),
  ]) {
    const view = await loadGuide(fixtureReads({ countries }), 'uk');
    expect(view.country).toBeNull();
    const html = renderToStaticMarkup(<GuidePage view={view} />);
    expect(html).toContain('Study in UK');
    expect(html).toContain('href="/course-search"');
  }
});

test('only the destinations are guides', () => {
  expect(isDestination('newzealand')).toBe(true);
  for (const slug of ['germany', 'constructor', '', undefined]) expect(isDestination(slug)).toBe(false);
});

const factsOf = (iso2: string) => factsOfCountry(iso2).map((id) => valueWords(fact(id)));

test.each(destinations)('Study in $name has every part, step and figure', async (destination) => {
  const { education, visa, costs, features, faq, why } = guideOf(destination.slug);
  const html = renderToStaticMarkup(<GuidePage view={await loadGuide(fixtureReads(), destination.slug)} />);
  const text = textOf(html);
  expect(headingsOf(html, 1)).toEqual([`Study in ${destination.name}`]);
  expect([...headingsOf(html, 2), ...headingsOf(html, 3)]).toEqual(
    expect.arrayContaining([
      textOf(education.heading),
      'Visa process, step by step',
      'What happens next',
      'What it costs',
      'Intakes, and when to begin',
      'Post-study work',
      'Why us',
      'Questions that families ask',
      ...visa.steps.map(({ title }) => textOf(title)),
    ]),
  );
  for (const { title } of [...features, ...why.points, ...faq]) expect(text).toContain(textOf(title));
  for (const { heading } of costs.groups) expect(text).toContain(textOf(heading));
  for (const figure of factsOf(destination.iso2)) expect(text).toContain(textOf(figure));
  expect(text).toContain('Check the current figures at');
  expect(text).not.toMatch(/as specified|specification/i);
});

test('the guide for the USA shows its own system', async () => {
  const html = renderToStaticMarkup(<GuidePage view={await loadGuide(fixtureReads(), 'usa')} />);
  expect(headingsOf(html, 2)).toContain('The education system of the USA');
  expect(html).not.toContain('Canadian Education System');
});
