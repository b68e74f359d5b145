import { useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';

/** State for a text that is stored until it is emptied. @param name its subject: 'applications/{id}/message' */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name));
  return [
    text,
    (typed) => {
      keepDraft(name, typed);
      setText(typed);
    },
  ];
}
