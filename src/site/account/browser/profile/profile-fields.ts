import type { ProfileFields } from '../../../../contract/accounts.ts';

/** The profile fields with the labels of the application form, which they prefill. */
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

/** The changed fields only, so that saving does not undo changes made in another tab. */
export function changedFields(saved: ProfileFields, typed: ProfileFields): Partial<ProfileFields> {
  const changed = PROFILE_FIELDS.filter(({ name }) => typed[name].trim() !== saved[name]);
  return Object.fromEntries(changed.map(({ name }) => [name, typed[name]]));
}

/** The saved profile with the draft's fields, or null if the draft changes nothing or is not a profile draft. */
export function restoredFields(saved: ProfileFields, draft: unknown): ProfileFields | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const texts = Object.entries(draft).filter(([, text]) => typeof text === 'string');
  const typed = profileFields({ ...saved, ...(Object.fromEntries(texts) as Partial<ProfileFields>) });
  return Object.keys(changedFields(saved, typed)).length > 0 ? typed : null;
}
