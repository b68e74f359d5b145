import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

/**
 * A white card. With `asLink` the whole card is clickable: put one `<a className="card-cover">` in its heading. Other
 * links and buttons inside need `className="relative z-2"` to stay on top.
 */
export function Card({
  as: Tag = 'div',
  asLink,
  raised,
  className,
  ...rest
}: {
  as?: 'div' | 'article' | 'li' | 'section';
  asLink?: boolean;
  raised?: boolean;
  children: ReactNode;
} & HTMLAttributes<HTMLElement>) {
  return (
    <Tag className={classes('card', asLink && 'card-link', raised && 'card-raised', className)} {...rest} />
  );
}
