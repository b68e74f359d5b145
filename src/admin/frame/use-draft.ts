import { useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';

/** Text that stays until it is emptied. @param name of what it is for: 'applications/{id}/message' */
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
