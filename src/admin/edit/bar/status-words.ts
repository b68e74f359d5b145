import { nepalTime } from '../../../contract/nepal-time.ts';
import type { Status } from '../store/saver.ts';

/** What the bar says about saving. */
export function statusWords(status: Status, isChanged: boolean, autosaves: boolean): string {
  switch (status.is) {
    case 'saving':
      return 'Saving …';
    case 'offline':
      return 'Not saved: no connection. It is kept on this device and saved when the line is back.';
    case 'clash':
      return 'Not saved: somebody else has changed the same fields.';
    case 'asks':
      return 'Not saved yet: a question is open.';
    case 'failed':
      return status.sentence;
    case 'saved':
      return isChanged ? unsaved(autosaves) : `Saved at ${nepalTime(status.at)}`;
    case 'quiet':
      return isChanged ? unsaved(autosaves) : 'Nothing to save';
  }
}

const unsaved = (autosaves: boolean) => (autosaves ? 'Typing …' : 'Not saved yet, kept on this device');
