import * as z from 'zod';
import { item, line } from './parts.ts';

/** What a message to a student can take from the case: `{first_name}` and the like. */
export const MESSAGE_FIELDS = {
  first_name: 'the first name of the student',
  last_name: 'the last name of the student',
  course: 'the course applied for',
  university: 'the university applied for',
  intake: 'the chosen intake',
  deadline: 'the application deadline of the chosen intake',
  reference: 'the reference of the case',
  state: 'the state of the case',
  missing: 'the documents that are still missing',
  counselor: 'who looks after the case',
  our_name: 'our name',
  our_phone: 'our first phone number',
} as const;
export type MessageField = keyof typeof MESSAGE_FIELDS;

export const isMessageField = (name: string): name is MessageField => Object.hasOwn(MESSAGE_FIELDS, name);

/** Anything in braces on one line. */
export const MESSAGE_MARKER = /\{([^{}\n]*)\}/g;

const FIELD_LIST = Object.entries(MESSAGE_FIELDS)
  .map(([name, meaning]) => `{${name}}: ${meaning}`)
  .join('; ');

const text = z
  .string()
  .trim()
  .min(1, 'Write the message.')
  .max(4000)
  .superRefine((written, context) => {
    for (const [whole, name = ''] of written.matchAll(MESSAGE_MARKER))
      if (!isMessageField(name))
        context.addIssue({
          code: 'custom',
          message: `“${whole}” is not known here. Fields: ${Object.keys(MESSAGE_FIELDS).map((each) => `{${each}}`).join(', ')}.`, // oxfmt-ignore
        });
  });

/** Messages to students that staff write again and again. */
export const messagesForm = z.object({
  templates: z
    .array(
      item({
        title: line(80).meta({ title: 'Name', description: 'Only staff see it.' }),
        text: text.meta({
          title: 'Message',
          description: `Fields are filled in from the case. ${FIELD_LIST}.`,
          input: 'text',
        }),
      }),
    )
    .max(60)
    .superRefine((templates, context) => {
      const seen = new Set<string>();
      for (const [at, { title }] of templates.entries()) {
        if (seen.has(title))
          context.addIssue({
            code: 'custom',
            path: [at, 'title'],
            message: `“${title}” stands here twice. Staff choose a template by its name.`,
          });
        seen.add(title);
      }
    })
    .meta({ title: 'Templates', item: 'template' }),
});
export type MessageTemplates = z.infer<typeof messagesForm>;
