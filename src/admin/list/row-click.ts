import type { MouseEvent } from 'react';

/** Elements that handle clicks within a row themselves. */
const OWN = 'a, button, input, label, select, textarea';

/**
 * A click anywhere in a row opens its record like its link: with Ctrl, Cmd, Shift or the middle button in a new tab.
 * Ignored if another control was clicked or text was selected.
 */
export function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('th a[href]');
  if (!link || event.defaultPrevented || event.button > 1) return;
  if ((event.target as HTMLElement).closest(OWN)) return;
  const selection = getSelection();
  if (selection && !selection.isCollapsed && selection.containsNode(event.currentTarget, true)) return;
  if (event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey)
    open(link.href, '_blank', 'noopener');
  else link.click();
}
