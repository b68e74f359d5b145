import { describe, expect, it } from 'vitest';
import { DOCUMENTS, type DocumentName } from '../../contract/documents/index.ts';
import { SHIPPED } from '../../content/documents.ts';
import { factDocument, shippedFact } from '../../content/facts/index.ts';
import { formOf } from '../../content/facts/form.ts';
import { fitted } from './policy.fit.ts';

/** What an older version of the program may have stored. */
type Form = Record<string, never>;
const shipped = (name: DocumentName) => structuredClone(SHIPPED[name]) as Form;
const fit = (name: string, stored: object) => fitted(name, stored as Form)!;
type Offices = { branches: { key: string; name: string; lines: unknown; phones: unknown }[] };

describe('a stored document', () => {
  it.each(Object.keys(DOCUMENTS) as DocumentName[])('%s that fits is read as it is', (name) => {
    expect(fitted(name, shipped(name))).toEqual({ data: SHIPPED[name], unfit: [] });
  });

  it('loses what the form no longer has, and nobody is asked', () => {
    const stored = { ...shipped('consultancy'), name: 'Everest Abroad', fax: '01-5' };
    const { data, unfit } = fit('consultancy', stored);
    expect(unfit).toEqual([]);
    expect(data).toEqual({ ...SHIPPED.consultancy, name: 'Everest Abroad' });
  });

  it('takes the shipped value for a field that is missing or of another type, and keeps the others', () => {
    const { shortName: _gone, ...stored } = {
      ...SHIPPED.consultancy,
      name: 'Everest Abroad',
      shortName: '',
    };
    const missing = fit('consultancy', stored);
    expect(missing.data).toEqual({ ...SHIPPED.consultancy, name: 'Everest Abroad' });
    expect(missing.unfit).toEqual(['Short name: Fill this in.']);
    const typed = fit('consultancy', { ...stored, shortName: ['a', 'list'] });
    expect(typed).toEqual({ data: missing.data, unfit: ['Short name: Enter a text.'] });
  });

  it('leaves out an item of a list that does not fit, and not the whole list', () => {
    const stored = shipped('offices') as unknown as Offices;
    const office = { key: 'own', name: 'Pokhara', lines: ['Lakeside'], phones: [] };
    stored.branches = [office, { ...office, key: 'old', lines: 'Baneshwor' }];
    const { data, unfit } = fit('offices', stored);
    expect((data as unknown as Offices).branches).toEqual([office]);
    expect(unfit).toHaveLength(1);
  });

  it('that names a figure which no longer exists shows the shipped text', () => {
    const stored = JSON.parse(
      JSON.stringify(SHIPPED['test:pte']).replaceAll('{fact:pte-score}', '{fact:gone-fee}'),
    ) as object;
    const { data, unfit } = fit('test:pte', stored);
    expect(data).toEqual(SHIPPED['test:pte']);
    expect(unfit).toEqual([expect.stringContaining('There is no figure “gone-fee”')]);
  });

  it.each([{}, { name: null }, { offices: 'x' }])('%o never breaks a page', (stored) => {
    for (const [name, { schema }] of Object.entries(DOCUMENTS))
      expect(schema.safeParse(fit(name, stored).data).success).toBe(true);
  });

  it('of a page that there is no longer is not read', () => {
    expect(fitted('guide:atlantis', {})).toBeUndefined();
  });
});

describe('a stored figure', () => {
  const form = formOf(shippedFact('uk-visa-fee'));
  const name = factDocument('uk-visa-fee');

  it('is read as a whole or not at all, so that a day of checking stays with its value', () => {
    const good = { ...form, value: 600, checked: '2026-11-01' };
    expect(fit(name, { ...good, dropped: 'by a later version' })).toEqual({ data: good, unfit: [] });
    for (const value of [{ intakes: [1] }, 'ask', { low: 1 }]) {
      const { data, unfit } = fit(name, { ...good, value });
      expect(data).toEqual(form);
      expect(unfit).toHaveLength(1);
    }
  });
});
