import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonStyle {
  /** primary (marigold, at most one per view), secondary (outlined) or quiet (text). */
  variant?: ButtonVariant;
  /** Full width of its column. */
  wide?: boolean;
  /** Square, for an icon alone: needs an aria-label. */
  iconOnly?: boolean;
  children: ReactNode;
}

const buttonClass = ({ variant = 'primary', wide, iconOnly }: Omit<ButtonStyle, 'children'>, more?: string) =>
  classes('button', `button-${variant}`, wide && 'button-wide', iconOnly && 'button-icon', more);

export function Button({
  variant,
  wide,
  iconOnly,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ variant, wide, iconOnly }, className)} {...rest} />;
}

/** A link styled as a button. Without href it is disabled, like Previous and Next at the ends of a list. */
export function ButtonLink({
  variant,
  wide,
  iconOnly,
  className,
  href,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const name = buttonClass({ variant, wide, iconOnly }, className);
  if (href === undefined) return <a role="link" aria-disabled="true" className={name} {...rest} />;
  return <a href={href} className={name} {...rest} />;
}
