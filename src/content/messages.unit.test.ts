import { describe, expect, it } from 'vitest';
import { MESSAGE_FIELDS, messagesForm, type MessageField } from '../contract/documents/messages.ts';
import { fillMessage } from './messages.ts';

const values = Object.fromEntries(Object.keys(MESSAGE_FIELDS).map((name) => [name, `<${name}>`])) as Record<
  MessageField,
  string
>;

describe('filling a message in', () => {
  it('takes each field from the case, as text', () => {
    expect(fillMessage('{first_name}, {course}: {first_name}', values)).toEqual({
      text: '<first_name>, <course>: <first_name>',
      faults: [],
    });
  });

  it('names each field that is empty or unknown once, and leaves it in the text', () => {
    const { text, faults } = fillMessage('{intake} {nonsense} {intake}', { ...values, intake: '' });
    expect(text).toBe('{intake} {nonsense} {intake}');
    expect(faults).toEqual([
      'This case has nothing for {intake}, the chosen intake. Write it yourself.',
      '{nonsense} is not a field. Write what you mean.',
    ]);
  });

  it('does not fill a value in again', () => {
    expect(fillMessage('{course}', { ...values, course: '{first_name}' }).text).toBe('{first_name}');
  });
});

it('two templates with the same name cannot be published', () => {
  const template = { title: 'One', text: 'Hi' };
  const read = messagesForm.safeParse({ templates: [template, template] });
  expect(read.error?.issues).toMatchObject([{ path: ['templates', 1, 'title'] }]);
});

it('a template with an unknown field cannot be published, and the fault is at its text', () => {
  const read = messagesForm.safeParse({ templates: [{ title: 'One', text: 'Hi {fist_name}' }] });
  expect(read.error?.issues).toMatchObject([
    { path: ['templates', 0, 'text'], message: expect.stringContaining('“{fist_name}” is not known here') },
  ]);
});
