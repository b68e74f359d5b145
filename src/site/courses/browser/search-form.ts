/** The address that the browser itself would go to, without blank values. */
export function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  return [form.getAttribute('action'), query.toString()].filter(Boolean).join('?');
}

/** Whether something was ticked or chosen since the page was served. Text waits for Enter. */
export const changedBeforeStart = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (!(field instanceof HTMLSelectElement))
      return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
    const served = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(served, 0);
  });

/** Whether the fields that belong together with a changed one are filled in, or all blank; the last is optional. */
export function isComplete(changed: Element): boolean {
  const fields =
    changed.closest('[data-together]')?.querySelectorAll<HTMLInputElement>('input, select') ?? [];
  const filled = [...fields].map(({ value }) => value.trim() !== '');
  return filled.slice(0, -1).every(Boolean) || !filled.some(Boolean);
}

export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whether a link goes to another search in the same tab. */
export const isCourseSearch = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname === location.pathname &&
  link.target === '' &&
  link.hash === '';
