/**
 * What a person agreed to before a change of an event that its people have to know: whether they get a mail, and how many
 * people they were told. A save with another number is asked again, because somebody has registered meanwhile.
 */
export const confirmation = (notify: boolean, people: number): string =>
  `${notify ? 'mail' : 'no-mail'} ${people}`;

/** @returns undefined if nothing was agreed to, or for another number of people */
export function agreedTo(confirm: string | null, people: number): { notify: boolean } | undefined {
  if (confirm === confirmation(true, people)) return { notify: true };
  return confirm === confirmation(false, people) ? { notify: false } : undefined;
}
