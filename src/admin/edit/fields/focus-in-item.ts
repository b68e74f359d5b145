import type { Path } from '../../../contract/edits/paths.ts';
import { inputId } from '../store/use-form.ts';

/** The id of an item of a list in the document. */
export const itemId = (list: Path, at: number): string => `${inputId(list)}-item-${at}`;

/** Moves the focus into an item that has just been added, once it is drawn. */
export function focusInItem(list: Path, at: number): void {
  requestAnimationFrame(() => {
    document.getElementById(itemId(list, at))?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  });
}
