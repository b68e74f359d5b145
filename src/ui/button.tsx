import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

interface Look {
  /** primary (marigold, at most one a view), secondary (outlined) or quiet (text). */
  look?: ButtonLook;
  /** As wide as its column. */
  wide?: boolean;
  /** Square, for a lone icon: give it an aria-label. */
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

/** A link that looks like a button. Without href it is shown disabled, as Previous and Next are at the ends. */
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
