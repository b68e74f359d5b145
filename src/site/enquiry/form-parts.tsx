import { privacy } from '../../content/privacy.ts';
import type { SentForm } from '../../contract/account-forms.ts';
import { routes } from '../../contract/routes.ts';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Parts of the forms for questions and for appointments. */

/** What a field has in common with the others: what was typed, and what is wrong with it. */
export const fieldOf = (sent: SentForm | undefined) => (name: string) => ({
  id: name,
  name,
  defaultValue: sent?.values[name] ?? '',
  error: sent?.errors[name],
});

/** Says that nothing was sent, and why. */
export function FormFaults({ sent }: { sent: SentForm | undefined }) {
  const errors = sent?.errors ?? {};
  if (Object.values(errors).filter(Boolean).length === 0) return null;
  return (
    <Notice tone="error" title={errors['form'] ?? 'Nothing was sent yet.'}>
      {errors['form'] === undefined && 'Please look at the marked fields. What you typed is still there.'}
    </Notice>
  );
}

/** Name, number and address. */
export function ReachFields({ field }: { field: ReturnType<typeof fieldOf> }) {
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="name" maxLength={150} required />
      <TextField
        {...field('contact')}
        label="Mobile Number"
        hint="We call or write to this number."
        type="tel"
        autoComplete="tel"
        maxLength={80}
      />
      <TextField
        {...field('email')}
        label="Email"
        hint="A number or an e-mail address is enough."
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </>
  );
}

/** People do not see it and do not reach it by keyboard; programs that fill in forms do. */
export function Trap() {
  return (
    <div hidden>
      <label htmlFor="website">Leave this empty</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export function ConsentField({ sent }: { sent: SentForm | undefined }) {
  const error = sent?.errors['consent'];
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          defaultChecked={sent?.values['consent'] === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'consent-error' : undefined}
        />
        <span>{privacy().consent}</span>
      </label>
      {error && (
        <span id="consent-error" className="field-error">
          {error}
        </span>
      )}
      <p>
        <a href={routes.privacyPolicy()}>{privacy().title}</a>
      </p>
    </div>
  );
}
