import { useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field whenever there are new errors. */
export function useFirstError(errors: object | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors && Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
