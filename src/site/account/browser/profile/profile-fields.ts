import type { ProfileFields } from '../../../../contract/accounts.ts';

/** The fields of a profile with the labels of the application form, which they fill in. */
export const PROFILE_FIELDS = [
  { name: 'first_name', label: 'First Name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
  { name: 'contact', label: 'Mobile Number', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  { name: 'address', label: 'Permanent Address', autoComplete: 'street-address' },
] as const satisfies readonly {
  name: keyof ProfileFields;
  label: string;
  autoComplete: string;
  type?: string;
  inputMode?: string;
}[];

export const profileFields = ({ first_name, last_name, contact, address }: ProfileFields): ProfileFields => ({
  first_name,
  last_name,
  contact,
  address,
});

/** What is to be sent: only the fields that differ, so that a form of another tab is not undone. */
export function changedFields(saved: ProfileFields, typed: ProfileFields): Partial<ProfileFields> {
  const changed = PROFILE_FIELDS.filter(({ name }) => typed[name].trim() !== saved[name]);
  return Object.fromEntries(changed.map(({ name }) => [name, typed[name]]));
}

/** What a draft adds to the saved profile, or null when it adds nothing (or is no draft of a profile). */
export function restoredFields(saved: ProfileFields, draft: unknown): ProfileFields | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const texts = Object.entries(draft).filter(([, text]) => typeof text === 'string');
  const typed = profileFields({ ...saved, ...(Object.fromEntries(texts) as Partial<ProfileFields>) });
  return Object.keys(changedFields(saved, typed)).length > 0 ? typed : null;
}
