import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DOCUMENTS } from '../documents/index.ts';
import { EDIT_KINDS, type EditKind } from '../edits/kinds.ts';
import { faultsOf } from './check.ts';
import type { Field } from './field.ts';
import { formSchema } from './index.ts';
import { walkForm } from './walk.ts';

/** Every form of the product: a kind has one form, documents have one each. */
const forms = (Object.keys(EDIT_KINDS) as EditKind[]).flatMap((kind) => {
  const objects = kind === 'document' ? Object.keys(DOCUMENTS) : ['1'];
  return objects.flatMap((object) => {
    const schema = formSchema(kind, object);
    return schema ? [{ name: kind === 'document' ? `document ${object}` : kind, schema }] : [];
  });
});

/** What a person could not fill in, by path. */
function problems(field: Field, path = ''): string[] {
  if (field.type === 'hidden' || field.type === 'fixed') return [];
  const own = [
    ...(field.type === 'unknown' ? [`${path}: no input for ${field.what}`] : []),
    ...(field.label === '' && path !== '' ? [`${path}: no label`] : []),
  ];
  const inner = (() => {
    switch (field.type) {
      case 'group':
        return field.fields.flatMap(({ name, field: each }) => problems(each, `${path}.${name}`));
      case 'list':
        return problems(field.item, `${path}[]`);
      case 'table':
        return problems(field.value, `${path}{}`);
      case 'alternatives':
        return field.options.flatMap((each, at) => problems(each, `${path}|${each.label || at}`));
      case 'text':
      case 'number':
      case 'switch':
      case 'choice':
      case 'own':
      case 'unknown':
        return [];
    }
  })();
  return [...own, ...inner];
}

describe('every form', () => {
  it.each(forms)('$name has an input and a label for each field', ({ schema }) => {
    expect(problems(walkForm(schema))).toEqual([]);
  });

  it('is refused with a field that has no input or no label', () => {
    const schema = z.object({ when: z.date().meta({ title: 'When' }), plain: z.string() });
    expect(problems(walkForm(schema))).toEqual(['.when: no input for date', '.plain: no label']);
  });
});

const picture = z.object({ image: z.int() }).meta({ title: 'Picture', input: 'picture' });
const example = z.object({
  name: z.string().min(1).max(80).meta({ title: 'Name', description: 'Shown in the header.' }),
  email: z.email().meta({ title: 'E-mail' }),
  hour: z.int().min(0).max(23).default(9).meta({ title: 'Hour' }),
  about: z.string().max(500).meta({ title: 'About', input: 'text' }).nullable(),
  day: z.iso.date().meta({ title: 'Day' }).optional(),
  answers: z.enum(['each', 'off']).meta({ title: 'Answers', options: { each: 'Every answer', off: 'None' } }),
  map: z.union([z.literal('sketch').meta({ title: 'Our sketch' }), picture, z.null()]).meta({ title: 'Map' }),
  links: z
    .array(z.object({ key: z.string().meta({ input: 'hidden' }), href: z.url().meta({ title: 'Address' }) }))
    .min(1)
    .max(3)
    .readonly()
    .meta({ title: 'Links', item: 'link' }),
  trimmed: z
    .string()
    .transform((text) => text.trim())
    .meta({ title: 'Trimmed' }),
});

describe('the walker', () => {
  const fields = Object.fromEntries(walkForm(example).fields.map(({ name, field }) => [name, field]));

  it('reads label, help, limits and whether a field is required', () => {
    expect(fields['name']).toMatchObject({
      type: 'text',
      input: 'line',
      label: 'Name',
      help: 'Shown in the header.',
      required: true,
      least: 1,
      most: 80,
    });
    expect(fields['email']).toMatchObject({ format: 'email', required: true });
    expect(fields['hour']).toMatchObject({
      type: 'number',
      whole: true,
      least: 0,
      most: 23,
      initial: 9,
      required: true,
    });
    expect(fields['about']).toMatchObject({ input: 'text', empty: 'null', required: false, label: 'About' });
    expect(fields['day']).toMatchObject({ type: 'own', input: 'day', empty: 'absent' });
    expect(fields['trimmed']).toMatchObject({ type: 'text', required: false });
  });

  it('reads choices, alternatives and lists', () => {
    expect(fields['answers']).toMatchObject({ options: [{ label: 'Every answer' }, { label: 'None' }] });
    expect(fields['map']).toMatchObject({
      type: 'alternatives',
      empty: 'null',
      options: [
        { type: 'fixed', label: 'Our sketch' },
        { type: 'own', input: 'picture', label: 'Picture' },
      ],
    });
    expect(fields['links']).toMatchObject({
      type: 'list',
      itemName: 'link',
      least: 1,
      most: 3,
      required: true,
      item: { fields: [{ field: { type: 'hidden' } }, { name: 'href', field: { format: 'url' } }] },
    });
  });
});

it('says in sentences what is wrong, at its path', () => {
  const value = {
    name: '',
    email: 'office',
    hour: 30,
    about: 'x'.repeat(501),
    answers: 'never',
    map: { image: 'none' },
    links: [{ key: 'k', href: 'example' }],
    trimmed: '',
  };
  const faults = faultsOf(example, value).map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(faults).toEqual([
    'name: Fill this in.',
    'email: Enter an e-mail address, for instance info@example.com.',
    'hour: Enter 23 or less.',
    'about: This is too long: at most 500 characters.',
    'answers: Choose one of the given values.',
    'map: Choose one of the kinds and fill it in.',
    'links.0.href: Enter a web address that starts with https://.',
  ]);
});
