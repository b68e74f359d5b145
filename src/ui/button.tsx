import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

interface Look {
  /** primary (marigold, at most one per view), secondary (outlined) or quiet (text). */
  look?: ButtonLook;
  /** Full width of its column. */
  wide?: boolean;
  /** Square, for an icon alone: needs an aria-label. */
  iconOnly?: boolean;
  children: ReactNode;
}

const lookClass = ({ look = 'primary', wide, iconOnly }: Omit<Look, 'children'>, more?: string) =>
  classes('button', `button-${look}`, wide && 'button-wide', iconOnly && 'button-icon', more);

export function Button({
  look,
  wide,
  iconOnly,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={lookClass({ look, wide, iconOnly }, className)} {...rest} />;
}

/** A link styled as a button. Without href it is disabled, like Previous and Next at the ends of a list. */
export function ButtonLink({
  look,
  wide,
  iconOnly,
  className,
  href,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const name = lookClass({ look, wide, iconOnly }, className);
  if (href === undefined) return <a role="link" aria-disabled="true" className={name} {...rest} />;
  return <a href={href} className={name} {...rest} />;
}
