import { ArrowBigUpDash } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import { classes } from './classes.ts';
import { Field, fieldAria, type FieldText } from './field.tsx';
import { Icon } from './icon.tsx';
import './password-field.css';

/**
 * A password with a reveal button and a Caps Lock warning. Hidden again on submit, so that the browser offers to save
 * it. Set `autoComplete` to current-password or new-password.
 */
export function PasswordField({
  id,
  label,
  hint,
  error,
  hideLabel,
  className,
  'aria-describedby': describedBy,
  ...input
}: FieldText & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>) {
  const control = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  useEffect(() => {
    const form = control.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const watch = ({ nativeEvent: event }: SyntheticEvent) => {
    // Password managers that fill the field dispatch key events that are not keyboard events.
    if (event instanceof KeyboardEvent || event instanceof MouseEvent)
      setCapsLock(event.getModifierState('CapsLock'));
  };
  const aria = fieldAria({ id, hint, error });
  return (
    <Field {...{ id, label, hint, error, hideLabel, className }}>
      <span className="password-field">
        <input
          ref={control}
          className="field-control"
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          onKeyDown={watch}
          onKeyUp={watch}
          onMouseDown={watch}
          {...aria}
          aria-describedby={classes(aria['aria-describedby'], describedBy) || undefined}
          {...input}
        />
        <button type="button" className="password-show" aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="visually-hidden">
            {' '}
            {typeof label === 'string' ? label.toLowerCase() : 'password'}
          </span>
        </button>
      </span>
      <span role="status" className="password-caps">
        {capsLock && (
          <>
            <Icon of={ArrowBigUpDash} />
            Caps Lock is on
          </>
        )}
      </span>
    </Field>
  );
}
