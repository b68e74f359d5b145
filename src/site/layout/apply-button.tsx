import { routes } from '../../contract/routes.ts';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';

/** Opens the login prompt; without a script it is the link to /login itself. `from` is the page to come back to. */
export function ApplyButton({ from, look, wide }: { from: string; look?: ButtonLook; wide?: boolean }) {
  return (
    <ButtonLink href={routes.login(from)} look={look} wide={wide} data-apply aria-haspopup="dialog">
      Apply Now
    </ButtonLink>
  );
}
