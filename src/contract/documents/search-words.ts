import * as z from 'zod';
import { fold } from '../fold.ts';
import { item, line } from './parts.ts';

/** Spellings that a word may have. No shipped word whose meaning staff can change has more. */
export const MOST_SPELLINGS = 60;

const own = item({
  say: z.array(line(60)).min(1).max(MOST_SPELLINGS).meta({
    title: 'As students type it',
    description: 'Every spelling that you know of. Capitals, accents, dots and hyphens do not matter.',
    item: 'spelling',
  }),
  label: line(60).meta({
    title: 'What it is',
    description: 'As sentences name it: “Showing courses in hotel management.”',
  }),
  level_id: z.int().nullable().meta({
    title: 'Level',
    description: 'Courses of this level are meant.',
    input: 'record',
    of: 'level',
  }),
  field_id: z.int().nullable().meta({
    title: 'Field of study',
    description: 'Courses of this field are meant.',
    input: 'record',
    of: 'field',
  }),
  names: z.array(line(60)).max(20).meta({
    title: 'Words of course names',
    description:
      'Courses whose names have all words of one line come first. “account*” is any word that starts so.',
    item: 'line',
  }),
}).check(({ value, issues }) => {
  if (value.level_id !== null || value.field_id !== null || value.names.length > 0) return;
  issues.push({
    code: 'custom',
    input: value.names,
    path: ['names'],
    message: 'Say what it means: choose a level or a field, or write words of course names.',
  });
});

/** What students type into the search and mean by it, beside the words that are shipped. */
export const searchWordsForm = z.object({
  words: z
    .array(own)
    .max(300)
    .check(({ value, issues }) => {
      const seen = new Set<string>();
      for (const [at, { say }] of value.entries())
        for (const [spelling, text] of say.entries()) {
          const key = fold(text);
          if (key !== '' && seen.has(key))
            issues.push({
              code: 'custom',
              input: text,
              path: [at, 'say', spelling],
              message: `“${text}” stands here twice. A word can have one meaning.`,
            });
          seen.add(key);
        }
    })
    .meta({
      title: 'Your words',
      description: 'They count more than the words that the site came with.',
      item: 'word',
    }),
  off: z.array(line(60)).max(1000).default([]).meta({
    title: 'Switched off',
    description: 'Shipped words that the search takes as they are typed, without a meaning.',
    item: 'word',
  }),
});
export type SearchWords = z.infer<typeof searchWordsForm>;
export type OwnWord = SearchWords['words'][number];
