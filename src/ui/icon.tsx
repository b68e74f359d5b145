import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

/** What the style `.icon` sets for all icons. lucide writes these into each, and the home page has 40. */
const IN_STYLES = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** A lucide icon the size of its text. Always decorative: adjacent text or an aria-label has the meaning. */
export function Icon({ of: Shape, className }: { of: LucideIcon; className?: string | undefined }) {
  return <Shape className={classes('icon', className)} aria-hidden {...IN_STYLES} />;
}
